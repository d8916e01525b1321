/** The first sentence of a refusal is its title, the rest tells why. */
export function split(text: string): { title: string; why: string } {
  const end = /[.!?](?=\s+\S)/.exec(text);
  if (end === null) return { title: text, why: '' };
  return { title: text.slice(0, end.index + 1), why: text.slice(end.index + 1).trim() };
}
