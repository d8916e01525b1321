import { describe, expect, it } from 'vitest';
import { csvRow, readCopy, writeCopy, writeRows } from '../src/companion/copies.ts';
import {
  after,
  effective,
  type Entry,
  lastDone,
  lastUndo,
  merge,
  Pen,
  readEntry,
  UNDO,
  undoing,
} from '../src/companion/log.ts';
import { Sync } from '../src/companion/sync.ts';
import { fold as infamy } from '../src/companion/xybrid/state.ts';
import { fold as pad } from '../src/companion/wars/state.ts';
import { fold as army } from '../src/companion/hybrid/state.ts';

/** Random numbers that are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

class Phone {
  entries: Entry[] = [];
  private readonly pen: Pen;

  constructor(readonly name: string) {
    this.pen = new Pen(name, 's');
  }

  tap(kind: string, data: Record<string, unknown>): Entry {
    const entry = this.pen.write('T', this.entries, this.name, 0, kind, data);
    this.entries = merge(this.entries, [entry]);
    return entry;
  }
}

describe('logs of phones that were apart come together', () => {
  it('in 1,000 random partitions of four phones nothing is lost and nothing doubled', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const random = dice(seed);
      const phones = ['a', 'b', 'c', 'd'].map((name) => new Phone(name));
      phones[0]!.tap('table', { game: 'xybrid', players: ['A', 'B', 'C', 'D'] });
      for (const phone of phones) phone.entries = merge(phone.entries, phones[0]!.entries);
      const written = new Set(phones[0]!.entries.map((entry) => entry.id));
      for (let step = 0; step < 25; step++) {
        const phone = phones[random(4)]!;
        const action = random(5);
        if (action < 3) written.add(phone.tap('score', { seat: random(4), by: 1 + random(9), round: 1 }).id);
        else if (action === 3) {
          const last = lastDone(phone.entries);
          if (last) written.add(phone.tap(UNDO, { of: [last.id] }).id);
        } else {
          // A partition ends for two of them, in one direction or in both.
          const other = phones[random(4)]!;
          phone.entries = merge(phone.entries, other.entries);
          if (random(2)) other.entries = merge(other.entries, phone.entries);
        }
      }
      const all = phones.reduce<Entry[]>((known, phone) => merge(known, phone.entries), []);
      const backwards = [...phones].reverse().reduce<Entry[]>((known, phone) => merge(phone.entries, known), []);
      expect(all.map((entry) => entry.id)).toEqual(backwards.map((entry) => entry.id));
      expect(new Set(all.map((entry) => entry.id))).toEqual(written);
      expect(all.length).toBe(written.size);
      expect(infamy(effective(all))).toEqual(infamy(effective(backwards)));
      expect(merge(all, all)).toEqual(all);
    }
  });

  it('an undo takes back, a redo brings back, and nobody is overwritten', () => {
    const phone = new Phone('a');
    phone.tap('table', { game: 'xybrid', players: ['A', 'B'] });
    const five = phone.tap('score', { seat: 0, by: 5, round: 1 });
    const one = phone.tap('score', { seat: 1, by: 1, round: 1 });
    phone.tap(UNDO, { of: [one.id] });
    expect(infamy(effective(phone.entries)).totals).toEqual([5, 0]);
    phone.tap(UNDO, { of: [lastUndo(phone.entries)!.id] });
    expect(infamy(effective(phone.entries)).totals).toEqual([5, 1]);
    expect(lastUndo(phone.entries)).toBeNull();
    phone.tap(UNDO, { of: after(phone.entries, five.id) });
    expect(infamy(effective(phone.entries)).totals).toEqual([5, 0]);
    expect(phone.entries.length).toBe(6);
  });

  it('going back over hundreds of taps takes entries a server still carries', () => {
    const phone = new Phone('a-phone-8');
    const opening = phone.tap('table', { game: 'xybrid', players: ['A', 'B'] });
    for (let tap = 0; tap < 450; tap++) phone.tap('score', { seat: 0, by: 1, round: 1 });
    for (const data of undoing(after(phone.entries, opening.id))) phone.tap(UNDO, data);
    expect(infamy(effective(phone.entries)).totals).toEqual([0, 0]);
    expect(Math.max(...phone.entries.map((entry) => JSON.stringify(entry).length))).toBeLessThan(4000);
  });

  it('two phones that undo the same thing take it back once', () => {
    const [a, b] = [new Phone('a'), new Phone('b')];
    a.tap('table', { game: 'xybrid', players: ['A', 'B'] });
    const tap = a.tap('score', { seat: 0, by: 5, round: 1 });
    b.entries = merge([], a.entries);
    a.tap(UNDO, { of: [tap.id] });
    b.tap(UNDO, { of: [tap.id] });
    expect(infamy(effective(merge(a.entries, b.entries))).totals).toEqual([0, 0]);
  });

  it('entries of a newer page are kept, carried and harmless', () => {
    const newer = {
      id: 'z.s.1',
      table: 'T',
      tick: 2,
      at: 0,
      who: 'z',
      kind: 'hologram',
      data: { seat: 0 },
      more: 'of the future',
    };
    const phone = new Phone('a');
    phone.tap('table', { game: 'xybrid', players: ['A', 'B'] });
    phone.entries = merge(phone.entries, [readEntry(newer)!]);
    expect(readCopy(writeCopy(phone.entries)).at(-1)).toEqual(newer);
    for (const fold of [infamy, pad, army]) expect(() => fold(effective(phone.entries))).not.toThrow();
    for (const wrong of [null, 7, 'x', {}, { ...newer, tick: 'soon' }, { ...newer, data: [] }])
      expect(readEntry(wrong)).toBeNull();
  });

  it('a fold never fails on what somebody wrote', () => {
    const random = dice(5);
    const odd = [null, -1, 99, 'x', {}, [], Number.NaN, true, { kind: 'Eye', colour: 'Q' }];
    const kinds = [
      'name',
      'score',
      'round',
      'first',
      'end',
      'body',
      'part',
      'colour',
      'drop',
      'turn',
      'token',
      'battle',
      'warrior',
      'wound',
      'mode',
      'use',
      'counter',
      'order',
      'acted',
      'roll',
      'frenzy',
    ];
    for (let run = 0; run < 300; run++) {
      const phone = new Phone('a');
      phone.tap('table', { players: odd[random(odd.length)] });
      for (let step = 0; step < 20; step++)
        phone.tap(
          kinds[random(kinds.length)]!,
          Object.fromEntries(
            ['seat', 'by', 'round', 'spot', 'part', 'of', 'body', 'players', 'own', 'dice', 'token', 'turn'].map(
              (key) => [key, odd[random(odd.length)]],
            ),
          ),
        );
      for (const fold of [infamy, pad, army]) expect(() => fold(effective(phone.entries))).not.toThrow();
    }
  });
});

describe('copies', () => {
  it('say what is wrong with them', () => {
    expect(() => readCopy('hello')).toThrow('neither JSON');
    expect(() => readCopy('{"format":"other"}')).toThrow('not a copy');
    expect(() => readCopy('{"format":"monstrum-companion","entries":[{}]}')).toThrow('damaged');
  });
  it('as rows lose nothing, whatever somebody wrote', () => {
    const phone = new Phone('=a"b');
    phone.tap('table', { game: 'xybrid', players: ['A, "the" first', '=SUM(A1)\n', "'quoted'"] });
    phone.tap('score', { seat: 0, by: -5, round: 1, note: 'a\r\nb, "c"' });
    expect(readCopy(writeRows(phone.entries))).toEqual(phone.entries);
    expect(readCopy(`\uFEFF${writeRows(phone.entries).replaceAll('\r\n', '\n')}\n`)).toEqual(phone.entries);
    expect(() => readCopy('id,table,tick,at,who,kind,data\r\na,b,c')).toThrow('damaged');
  });
  it('write numbers as spreadsheets read them', () => {
    expect(csvRow(['A "B", C', 5, '=1+1'])).toBe('"A ""B"", C",5,\'=1+1');
  });
});

describe('phones and the server', () => {
  it('a phone that could not reach it sends everything later, once; and again to one that has lost it', async () => {
    const server: Entry[] = [];
    let reachable = false;
    const make = (phone: Phone): Sync =>
      new Sync(
        { table: 'T', key: 'k'.repeat(20), known: 0 },
        phone.name,
        {
          own: () => phone.entries,
          take: async (entries) => void (phone.entries = merge(phone.entries, entries)),
          known: async () => undefined,
          say: () => undefined,
        },
        async (_path, body, signal) => {
          if (!reachable) throw new Error('cut off');
          const { known, entries, wait } = body as { known: number; entries: Entry[]; wait: number };
          for (const entry of entries) if (!server.some((other) => other.id === entry.id)) server.push(entry);
          if (wait && server.length === known)
            await new Promise((done) => {
              setTimeout(done, 20);
              signal.addEventListener('abort', () => done(undefined));
            });
          return { entries: server.slice(known), number: server.length, phones: 2 };
        },
      );
    const [a, b] = [new Phone('a'), new Phone('b')];
    a.tap('table', { game: 'xybrid', players: ['A', 'B'] });
    for (let tap = 0; tap < 150; tap++) a.tap('score', { seat: 0, by: 1, round: 1 });
    b.tap('score', { seat: 1, by: 3, round: 1 });
    const syncs = [make(a), make(b)];
    for (const sync of syncs) sync.start();
    await new Promise((done) => setTimeout(done, 30));
    expect(server).toEqual([]);
    reachable = true;
    for (const sync of syncs) sync.nudge();
    const until = async (done: () => boolean): Promise<void> => {
      const end = Date.now() + 10_000;
      while (!done() && Date.now() < end) await new Promise((wake) => setTimeout(wake, 10));
    };
    await until(() => a.entries.length === 152 && b.entries.length === 152);
    expect([server.length, a.entries.length, b.entries.length]).toEqual([152, 152, 152]);
    expect(infamy(effective(b.entries)).totals).toEqual([150, 3]);
    server.length = 0;
    await until(() => server.length === 152);
    for (const sync of syncs) sync.stop();
    expect(server.length).toBe(152);
  });
});
