const RULES = /\s*\((?:[A-Z]{2}-[\d.]+[a-z]?(?:,\s*)?)+\)\s*$/; // they have buttons of their own
const SHORT = 60;

export const bare = (text: string): string => text.replace(RULES, '');

/** The first sentence of a refusal is its title, the rest tells why. A long one is cut at its colon. */
export function split(text: string): { title: string; why: string } {
  const plain = bare(text);
  const end = /[.!?](?=\s+\S)/.exec(plain);
  const first = end === null ? plain : plain.slice(0, end.index + 1);
  const rest = plain.slice(first.length).trim();
  const colon = first.indexOf(': ');
  if (first.length <= SHORT || colon < 0) return { title: first, why: rest };
  const reason = first.slice(colon + 2);
  return {
    title: `${first.slice(0, colon)}.`,
    why: `${reason.charAt(0).toUpperCase()}${reason.slice(1)} ${rest}`.trim(),
  };
}
