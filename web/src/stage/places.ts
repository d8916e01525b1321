/** Where things lie on the page. */

/** A pile that does not lie open is its tab. */
const selector = (ref: string): string =>
  ref.startsWith('zone:')
    ? `#${CSS.escape(`tab-${ref.slice(5)}`)}`
    : `main [data-ref="${CSS.escape(ref)}"]:not([inert] *)`;

function seen(refs: readonly string[]): Element | undefined {
  return refs
    .flatMap((ref) => [...document.querySelectorAll(selector(ref))])
    .find((each) => each.getBoundingClientRect().width > 0);
}

/** The box of the first of these things that can be seen on the table. */
export function boxOf(refs: readonly string[]): DOMRect | null {
  return seen(refs)?.getBoundingClientRect() ?? null;
}

/** The room of a player: the panel their plate is in. */
export function roomOf(seat: number): DOMRect | null {
  return (
    seen([`seat:P${seat}`])
      ?.closest('section')
      ?.getBoundingClientRect() ?? null
  );
}
