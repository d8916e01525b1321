/** One of so many, each as likely as the others. */
export function lot(among: number): number {
  const end = 2 ** 32 - (2 ** 32 % among); // what is above would favour the first
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= end);
  return drawn[0]! % among;
}
