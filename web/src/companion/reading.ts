/** What another phone wrote is read with care: it may be a newer page's, or nobody's. */

export const asNumber = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : otherwise;

export const asText = (given: unknown): string => (typeof given === 'string' ? given : '');

export const asNumbers = (given: unknown): number[] =>
  Array.isArray(given) ? given.filter((each): each is number => typeof each === 'number') : [];

export const asTexts = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((each): each is string => typeof each === 'string') : [];
