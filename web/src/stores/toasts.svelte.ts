/** Short news at the bottom left. Refusals are no toasts: they point at the thing. */

export interface Toast {
  id: number;
  text: string;
  tone: 'good' | 'chat' | 'hint' | 'bad';
}

const SHOWN = 5_000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(text: string, tone: Toast['tone'] = 'good', shown = SHOWN): void {
  const id = ++last;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), shown);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((each) => each.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
