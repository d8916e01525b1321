/** Dice of ten faces, each as likely as the others. */
export function roll(number: number): number[] {
  return Array.from({ length: number }, () => {
    const byte = new Uint8Array(1);
    do crypto.getRandomValues(byte);
    while (byte[0]! >= 250); // 256 is no multiple of ten
    return 1 + (byte[0]! % 10);
  });
}
