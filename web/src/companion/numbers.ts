/** "+3" and "−3", with the minus of print. */
export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
