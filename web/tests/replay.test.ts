import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, MomentLine, Moments } from '../src/protocol.ts';
import { Projector } from '../src/replay/projector.svelte.ts';
import {
  BLOCK,
  blockOf,
  chaptersOf,
  clamped,
  moved,
  moveOf,
  nextEyes,
  pause,
  wantedBlocks,
} from '../src/replay/reel.ts';
import { NO_CUE } from './examples.ts';

const PLIES = 50;
const lines: MomentLine[] = Array.from({ length: PLIES }, (_, ply) => ({
  ply,
  seat: ply % 2,
  words: `w${ply}`,
  label: `Answer ${ply}`,
  starts: true,
  status: `Round ${ply < 20 ? 1 : 2} of 2 · cycle ${ply}`,
}));
const info: Moments = {
  table: 't',
  game: 'xybrid',
  title: 'XYbrid',
  plies: PLIES,
  names: ['bot', 'bot'],
  bots: [],
  ranks: [1, 2],
  winners: [0],
  scores: [9, 5],
  lines,
  pack_hash: 'p',
};

function moment(ply: number, seat: number): Moment {
  return {
    table: 't',
    seat,
    ply,
    view: {},
    board: { status: '', standings: [], zones: [], sums: [], phase: '' },
    first: 0,
    events: [{ ply, text: `seat ${seat}`, reveals: false, random: false, stand_in: -1, rolled: null, cue: NO_CUE }],
    prompt: '',
    decision: '',
    waiting: [],
    options: [
      { action: 3, words: '', label: '', refs: ['part:A01'], more: false, final: false, declines: false, block: '' },
    ],
    chosen: 3,
    steps: [],
  };
}

/** A server of one finished game; it can be made slow or broken. */
let asked: string[];
let broken = false;
function answer(path: string): unknown {
  const url = new URL(path, 'http://x');
  const seat = Number(url.searchParams.get('seat') ?? -1);
  if (url.pathname.endsWith('/moments')) return info;
  if (url.pathname.includes('/moments/')) return moment(Number(url.pathname.split('/').at(-1)), seat);
  if (url.pathname.endsWith('/stretch')) {
    const first = Number(url.searchParams.get('first'));
    const last = Math.min(PLIES, first + Number(url.searchParams.get('count')) - 1);
    return Array.from({ length: last - first + 1 }, (_, at) => moment(first + at, seat));
  }
  return { game: 'xybrid', pack: '', pack_hash: '', faces: [], terms: [] };
}

beforeEach(() => {
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (broken) throw new TypeError('no line');
    return new Response(JSON.stringify(answer(path)), { status: 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const stretches = (): string[] => asked.filter((path) => path.includes('/stretch'));

describe('where a key leads', () => {
  it('never leaves the game', () => {
    expect(moved(0, PLIES, 'back')).toBe(0);
    expect(moved(PLIES, PLIES, 'on')).toBe(PLIES);
    expect(moved(7, PLIES, 'first')).toBe(0);
    expect(moved(7, PLIES, 'last')).toBe(PLIES);
    expect(clamped(1e9, PLIES)).toBe(PLIES);
    expect(clamped(-3, PLIES)).toBe(0);
  });

  it('goes by rounds as well', () => {
    const chapters = chaptersOf(lines);
    expect(chapters).toEqual([
      { ply: 0, title: 'Round 1 of 2' },
      { ply: 20, title: 'Round 2 of 2' },
    ]);
    expect(moved(3, PLIES, 'chapter on', chapters)).toBe(20);
    expect(moved(20, PLIES, 'chapter on', chapters)).toBe(PLIES);
    expect(moved(20, PLIES, 'chapter back', chapters)).toBe(0);
    expect(moved(0, PLIES, 'chapter back', chapters)).toBe(0);
  });

  it('knows the keys', () => {
    expect(['ArrowLeft', 'k', 'ArrowRight', 'j', 'Home', 'End'].map(moveOf)).toEqual([
      'back',
      'back',
      'on',
      'on',
      'first',
      'last',
    ]);
    expect(moveOf('q')).toBeNull();
  });

  it('borrows every pair of eyes in turn', () => {
    expect([nextEyes(-1, 3), nextEyes(0, 3), nextEyes(1, 3), nextEyes(2, 3)]).toEqual([0, 1, 2, -1]);
  });
});

describe('what is fetched', () => {
  it('is the block one is in and the nearer neighbour', () => {
    expect(blockOf(BLOCK - 1)).toBe(0);
    expect(wantedBlocks(0, PLIES)).toEqual([0]);
    expect(wantedBlocks(BLOCK - 1, PLIES)).toEqual([0, BLOCK]);
    expect(wantedBlocks(BLOCK, PLIES)).toEqual([BLOCK, 0]);
    expect(wantedBlocks(PLIES, PLIES)).toEqual([48, 32]);
  });

  it('is asked for once', async () => {
    const projector = new Projector('t');
    await projector.start(0);
    for (let ply = 0; ply <= PLIES; ply++) {
      projector.go(ply);
      await settled();
      expect(projector.moment?.ply).toBe(ply);
    }
    expect(stretches().length).toBe(Math.ceil((PLIES + 1) / BLOCK));
    projector.stop();
  });
});

describe('looking at a game', () => {
  it('opens at the ply of the address, or at the nearest there is', async () => {
    const projector = new Projector('t');
    await projector.start(41);
    expect(projector.moment?.ply).toBe(41);
    const far = new Projector('t');
    await far.start(99_999);
    expect(far.ply).toBe(PLIES);
    expect(far.line).toBeNull();
  });

  it('shows through whose eyes, with that seat’s log, and marks what was chosen', async () => {
    const projector = new Projector('t');
    await projector.start(3);
    projector.otherEyes();
    await settled();
    expect(projector.moment?.seat).toBe(0);
    expect(projector.events[0]?.text).toBe('seat 0');
    expect([...projector.touched]).toEqual(['part:A01']);
    expect(projector.names).toEqual(['bot 1', 'bot 2']);
  });

  it('plays by itself to the end, and from the start again', async () => {
    vi.useFakeTimers();
    const projector = new Projector('t');
    await projector.start(PLIES - 2);
    projector.toggle();
    await vi.advanceTimersByTimeAsync(pause(1) * 3);
    expect([projector.ply, projector.playing]).toEqual([PLIES, false]);
    projector.toggle();
    expect([projector.ply, projector.playing]).toEqual([0, true]);
    projector.speed = 4;
    await vi.advanceTimersByTimeAsync(pause(1) + pause(4) * 3);
    expect(projector.ply).toBeGreaterThanOrEqual(3);
    projector.move('back');
    expect(projector.playing).toBe(false);
    projector.stop();
  });

  it('stays where it is when the line breaks, and says so', async () => {
    const projector = new Projector('t');
    await projector.start(0);
    await settled();
    broken = true;
    projector.go(40);
    await settled();
    expect(projector.problem).toContain('cannot be reached');
    broken = false;
    projector.go(41);
    await settled();
    expect([projector.moment?.ply, projector.problem]).toEqual([41, '']);
  });

  it('forgets an answer that comes too late', async () => {
    const projector = new Projector('t');
    await projector.start(0);
    projector.go(20);
    projector.go(2);
    await settled();
    expect(projector.moment?.ply).toBe(2);
  });
});
