/** What a word of the log names: it lights up where it lies, and a card is shown as it is printed. */

export interface Pointed {
  ref: string;
  at: Element; // the word
}

export const pointing: { card: Pointed | null; place: string } = $state({ card: null, place: '' });

const LONG = 1_800; // milliseconds
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings what lies on the table into sight, and frames it for a while. A place without anything to touch is shown by
 * whoever draws it (`pointing.place`). False: nothing lies there.
 */
export function pointAt(ref: string): boolean {
  clearTimeout(timer);
  pointing.place = ref;
  timer = setTimeout(() => (pointing.place = ''), LONG);
  const owner = /:(P\d+)\./.exec(ref)?.[1];
  const thing = lying(ref) ?? (owner === undefined ? null : lying(`seat:${owner}`)); // drawn too small for its parts: all of it
  if (thing === null) return false;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const frame = { outline: '4px solid #8fdcff', outlineOffset: '3px', borderRadius: '12px' };
  thing.animate([frame, frame, { outline: '4px solid transparent', outlineOffset: '3px' }], LONG);
  return true;
}

function lying(ref: string): HTMLElement | null {
  const wanted = `[data-ref="${CSS.escape(ref)}"]`;
  return (
    document.querySelector<HTMLElement>(`main ${wanted}`) ?? document.querySelector<HTMLElement>(`aside ${wanted}`)
  );
}

export function showCard(ref: string, at: Element): void {
  pointAt(ref);
  pointing.card = { ref, at };
}
