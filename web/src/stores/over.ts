/** What lies over the page: Back closes the topmost of it before it leaves the page. */

let entry = false; // one entry of the history is ours while anything lies there
let own = false; // we went back ourselves
const lying: (() => void)[] = [];

/** Something lies over the page from now on. Returns what to call once it is gone. */
export function layOver(close: () => void): () => void {
  lying.push(close);
  if (!entry) history.pushState({ over: true }, '');
  entry = true;
  return () => {
    const at = lying.indexOf(close);
    if (at >= 0) lying.splice(at, 1);
    setTimeout(tidy); // another sheet may take its place
  };
}

/** The same for whatever is drawn while it lies there: `{@attach liesOver(close)}`. */
export const liesOver = (close: () => void) => (): (() => void) => layOver(close);

/** Closes the topmost of it, if anything lies there. */
export function closeTop(): boolean {
  const close = lying.at(-1);
  close?.();
  return close !== undefined;
}

function tidy(): void {
  if (lying.length > 0 || !entry) return;
  entry = false;
  if ((history.state as { over?: boolean } | null)?.over !== true) return; // a link was followed meanwhile
  own = true;
  history.back();
}

/** Whether a step back was about something that lay over the page: then the page stays. */
export function steppedBack(): boolean {
  if (own) {
    own = false;
    return true;
  }
  if (!entry) return false;
  entry = false;
  lying.at(-1)?.();
  if (lying.length > 1) {
    history.pushState({ over: true }, '');
    entry = true;
  }
  return true;
}
