/** Symbols of the house, on the 24 grid: sciences, hand, pile, secret. All others come from Lucide. */

const line = (d: string, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const orbit = (turn: number): string =>
  `<ellipse cx="12" cy="12" rx="10" ry="4" fill="none" stroke="currentColor" stroke-width="2" transform="rotate(${turn} 12 12)"/>`;

const card = (x: number, turn: number): string =>
  `<rect x="${x}" y="5" width="9" height="14" rx="2" fill="none" stroke="currentColor" stroke-width="2" transform="rotate(${turn} ${x + 4.5} 12)"/>`;

export const own: Readonly<Record<string, string>> = {
  BIO: line('M4 20C2 9 9 3 21 3c0 12-6 19-15 17M4 21C8 14 12 10 17 7'),
  CHE: line('M9 3h6M10 3v6L4.5 19a1.6 1.6 0 0 0 1.4 2.4h12.2a1.6 1.6 0 0 0 1.4-2.400L14 9V3M7 15h10'),
  PHY: `${orbit(0)}${orbit(60)}${orbit(120)}<circle cx="12" cy="12" r="2.2" fill="currentColor"/>`,
  ROB: line(
    'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 2v3.400M12 18.600V22M2 12h3.400M18.6 12H22M4.9 4.900l2.4 2.400M16.7 16.700l2.4 2.400M4.9 19.100l2.4-2.400M16.7 7.300l2.4-2.4',
    2.4,
  ),
  hand: card(5, -10) + card(10, 10),
  pile: line('M4 9l8-4 8 4-8 4zM4 13l8 4 8-4M4 17l8 4 8-4', 2),
  secret: line('M12 2l2.4 6.600L21 11l-6.6 2.400L12 20l-2.4-6.600L3 11l6.6-2.400z', 2),
  attack: line('M20 3l-8.5 8.500M20 3v5L9.5 18.500l-4-4L16 4zM4 13l7 7M7.5 16.500L3 21', 2),
  defence: line('M12 3l8 3v5c0 5-3.4 8.400-8 10-4.600-1.600-8-5-8-10V6z', 2),
  M: line('M4.5 19V7.200q0-2.4 2.4-2.400t3 3l2.1 5.2 2.1-5.200q.6-3 3-3t2.4 2.400V19', 3.2),
};
