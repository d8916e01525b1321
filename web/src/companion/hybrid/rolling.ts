import { lot } from '../lots.ts';

/** Dice of ten faces. */
export const roll = (number: number): number[] => Array.from({ length: number }, () => 1 + lot(10));
