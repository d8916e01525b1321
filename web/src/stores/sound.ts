/** Short sounds, made here and off by default: a tick when something is chosen, two notes when it is one's turn,
 * others when
 * one's time runs out. */

import { settings } from './settings.svelte.ts';

export type Sound = 'tick' | 'turn' | 'hurry' | 'over';
type Note = readonly [hertz: number, from: number, length: number]; // seconds

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  tick: [[1850, 0, 0.05]],
  turn: [
    [660, 0, 0.14],
    [990, 0.13, 0.17],
  ],
  hurry: [
    [880, 0, 0.06],
    [880, 0.1, 0.06],
  ],
  over: [
    [330, 0, 0.16],
    [220, 0.15, 0.2],
  ],
};
const LOUD = 0.12; // about -18 dB

let room: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  for (const [hertz, from, length] of NOTES[sound]) {
    const [string, volume] = [room.createOscillator(), room.createGain()];
    const start = room.currentTime + from;
    string.type = 'triangle';
    string.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    string.connect(volume).connect(room.destination);
    string.start(start);
    string.stop(start + length);
  }
}
