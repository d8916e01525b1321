/** 4:12, 0:38, 1:02:00. */

import { say } from '../words/words.svelte.ts';
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** How much of a hurry somebody is in: none, half a minute, ten seconds, none left. */
export function hasteOf(seconds: number): '' | 'soon' | 'last' | 'out' {
  if (seconds <= 0) return 'out';
  if (seconds <= 10) return 'last';
  return seconds <= 30 ? 'soon' : '';
}

/** For whoever listens; said once, when it begins. */
export function warning(haste: string): string {
  return { soon: say('table-time_soon'), last: say('table-time_last'), out: say('table-time_out') }[haste] ?? '';
}
