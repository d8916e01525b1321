/** How quickly the stage tells what happened. */

export const SPEEDS = ['slow', 'normal', 'fast', 'at once'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, 'at once': 0 };

export function atSpeed(time: number, speed: Speed): number {
  return Math.round(time * FACTORS[speed]);
}
