import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCRIPT as WARS } from '../src/games/wars/script.ts';
import { roundsOf, sumsOf } from '../src/games/xybrid/rounds.ts';
import { fizzles, SCRIPT } from '../src/games/xybrid/script.ts';
import type { Board, Happened, Step, Update } from '../src/protocol.ts';
import { type Act, actsOf, actTime, mainOf, noteOf, timeOf } from '../src/stage/acts.ts';
import { applied, type Json } from '../src/stage/differences.ts';
import { Stage } from '../src/stage/stage.svelte.ts';
import { Teller } from '../src/stage/teller.svelte.ts';
import type { Listener } from '../src/socket.ts';
import { set } from '../src/stores/settings.svelte.ts';
import { TableSession } from '../src/table/session.svelte.ts';
import { board, face, happened, option, update, zone } from './examples.ts';

interface Vector {
  old: Json;
  new: Json;
  change: Json;
}

describe('a difference', () => {
  const vectors = JSON.parse(readFileSync('../tests/server/differences.json', 'utf8')) as Vector[];

  it('leads where the server means it to', () => {
    expect(vectors.length).toBeGreaterThan(20);
    for (const vector of vectors) expect(applied(vector.change, vector.old)).toEqual(vector.new);
  });

  it('shares what has not changed', () => {
    const old = { a: { deep: [1] }, b: 2 };
    expect((applied({ '~': { b: 3 } }, old) as typeof old).a).toBe(old.a);
  });
});

const laboratory = (...refs: string[]): Board => board([zone('lab', refs)]);
const step = (until: number, after: Board): Step => ({ until, change: { '=': after as unknown } });
const said = (count: number): Happened[] =>
  Array.from({ length: count }, (_, at) => happened(`line ${at}`, at % 2 ? 'loud' : 'quiet'));
const script = { time: (event: Happened) => (event.cue.code === 'loud' ? 100 : 0) };

describe('acts', () => {
  const telling = { board: laboratory('part:Z'), reader: 0, script, from: laboratory() };

  it('are what is worth a look, each with the table it leads to; the rest is told in passing', () => {
    const steps = [step(1, laboratory('part:A')), step(2, laboratory('part:B')), step(4, laboratory('part:C'))];
    const acts = actsOf({ ...telling, steps, events: said(4), told: 0 });
    expect(acts.map((act) => act.until)).toEqual([2, 4]);
    expect(acts.map((act) => act.events.length)).toEqual([2, 2]);
    expect(acts.map((act) => act.board.zones[0]?.things[0]?.ref)).toEqual(['part:B', 'part:C']);
    expect(acts[1]?.before).toEqual(acts[0]?.board);
  });

  it('are not made of what was told', () => {
    const steps = [step(2, laboratory('part:A')), step(4, laboratory('part:B'))];
    expect(actsOf({ ...telling, steps, events: said(4), told: 2 }).map((act) => act.until)).toEqual([4]);
    expect(actsOf({ ...telling, steps, events: said(4), told: 4 })).toEqual([]);
  });

  it('let the monsters of XYbrid be scored one after the other', () => {
    const plate = (infamy: string) => (seat: number) => ({
      seat,
      ref: `seat:P${seat}`,
      facts: [{ title: 'infamy', value: infamy, note: '', zone: '', code: 'infamy' }],
    });
    const before = { ...laboratory(), standings: [0, 1].map(plate('3')) };
    const after = { ...laboratory(), standings: [plate('10')(0), plate('8')(1)] };
    const events = [
      happened('P0: 7', 'monster_scored', ['seat:P0'], [7]),
      happened('P1: 5', 'monster_scored', ['seat:P1'], [5]),
    ];
    const acts = actsOf({
      steps: [step(2, after)],
      board: after,
      events,
      told: 0,
      reader: 0,
      script: SCRIPT,
      from: before,
    });
    expect(acts.map((act) => act.board.standings.map((each) => each.facts[0]?.value))).toEqual([
      ['10', '3'],
      ['10', '8'],
    ]);
  });
});

describe('what is said and shown with an act', () => {
  const act = (events: Happened[], next: Happened | null = null, asked = ''): Act => ({
    events,
    before: laboratory(),
    board: laboratory(),
    until: events.length,
    next,
    asked,
  });
  const draws = happened('P0 draws A01.', 'drawn', ['seat:P0', 'part:A01']);

  it('is that nobody had a choice', () => {
    const forced = act([happened('Cycle 3.', 'cycle_started'), happened('A01 is the only part P0 may draw.'), draws]);
    expect(noteOf(SCRIPT, forced, new Map())).toBe('A01 is the only part P0 may draw.');
    expect(noteOf(SCRIPT, act([draws]), new Map())).toBe('');
    const faces = new Map([
      ['part:A01', { ...face('part:A01', 'Disc'), trigger: 'ZIEHEN', rules: ['XY-4.6'], text: 'Exchange a part.' }],
    ]);
    expect(noteOf(SCRIPT, forced, faces)).toBe('A01 is the only part P0 may draw. ZIEHEN: Exchange a part.');
  });

  it('names the card that does it', () => {
    const faces = new Map([
      ['breakthrough:B1', { ...face('breakthrough:B1', 'Sabotage'), text: 'Destroy a part.' }],
      ['part:H01', { ...face('part:H01', 'Maw'), trigger: 'DEPLOY', text: 'Bite.' }],
    ]);
    const log = [
      happened('P1 activates Sabotage.', 'breakthrough_activated', ['seat:P1', 'breakthrough:B1']),
      happened('Destroyed: A01.', 'destroyed', ['part:A01']),
      happened('P0 activates Maw.', 'activated', ['seat:P0', 'part:H01']),
      happened('Destroyed: X01.', 'destroyed', ['part:X01']),
      happened('P0: turn.', 'turn_started', ['seat:P0']),
      happened('A02 and A03 change places.', 'swapped', ['part:A02', 'part:A03']),
    ];
    const notes = log.map((event, at) => noteOf(SCRIPT, { ...act([event]), until: at + 1, log }, faces));
    expect(notes).toEqual([
      'Destroy a part.',
      'Sabotage: Destroy a part.',
      'DEPLOY: Bite.',
      'Maw: Bite.',
      '',
      '', // one's own doing
    ]);
  });

  it('names the card whose effect goes on behind a part it draws, if that has no effect of its own', () => {
    const sabotage = { ...face('breakthrough:B1', 'Refit'), text: 'Draw, then gain 1.' };
    const plain = face('part:A01', 'Arm');
    const acts = { ...face('part:H07', 'Wraith'), text: 'Gas out the lab.', rules: ['XY-4.6'] };
    const faces = new Map([sabotage, plain, acts].map((each) => [each.ref, each]));
    const noted = (part: string, begins: string, card: string) => {
      const log = [
        happened('P0 begins.', begins, ['seat:P0', card]),
        happened('P0 draws.', 'drawn', ['seat:P0', part]),
        happened('P0 gains 1 infamy.', 'gained', ['seat:P0'], [1]),
      ];
      return noteOf(SCRIPT, { ...act([log[2]!]), until: 3, log }, faces);
    };
    expect(noted('part:A01', 'breakthrough_activated', 'breakthrough:B1')).toBe('Refit: Draw, then gain 1.');
    expect(noted('part:H07', 'breakthrough_activated', 'breakthrough:B1')).toBe('');
    expect(noted('part:A01', 'mission_activated', 'part:H07')).toBe('');
  });

  it('turns over what acts from a pile, and lets what is destroyed there leave it', () => {
    const pile = zone('P0.pile', ['part:X10']);
    const before = { ...board([pile]), standings: [{ seat: 0, ref: 'seat:P0', facts: [] }] };
    const acts = happened('P0 activates X10.', 'mission_activated', ['seat:P0', 'part:X10']);
    expect(SCRIPT.featured?.(acts, act([acts]))).toBe('part:X10');
    const gone = happened('Destroyed: X10.', 'destroyed', ['part:X10']);
    expect(SCRIPT.flight?.(gone, { ...act([gone]), before })).toMatchObject({ card: 'part:X10', to: ['seat:P0'] });
  });

  it('can be read, even where nobody has to look at what it leads to', () => {
    const why = happened('You can build nothing: a part needs a card and an empty spot.');
    const passed = happened('You pass.', 'passed', ['seat:P0']);
    const steps = [step(2, laboratory('part:A'))];
    const told = { board: laboratory('part:A'), reader: 0, script: WARS, from: laboratory(), steps, told: 0 };
    const [found] = actsOf({ ...told, events: [why, passed] });
    expect(found?.events).toEqual([why, passed]);
    expect(noteOf(WARS, found!, new Map())).toBe(why.text);
    expect(actTime(WARS, found!, 0)).toBeGreaterThan(1000);
    expect(actsOf({ ...told, events: [happened(''), passed] })).toEqual([]);
  });

  it('takes longer where something of somebody is destroyed than where the lab is cleared', () => {
    const before = board([
      { ...zone('lab', ['part:A01']), owner: -1 },
      { ...zone('P1.monster', ['part:A02']), owner: 1 },
    ]);
    const time = (part: string) => timeOf(SCRIPT, happened('Destroyed.', 'destroyed', [`part:${part}`]), before, 0);
    expect(time('A02')).toBeGreaterThan(time('A01'));
    expect(time('A01')).toBeGreaterThan(0);
  });

  it('is what a creature that is complete means', () => {
    const complete = act([happened("P1's creature is complete.", 'completed', ['seat:P1'])]);
    expect(noteOf(WARS, complete, new Map())).toMatch(/wins if it is still complete at the end of the turn/);
  });

  it('is a card that its reader draws, from its deck to the own hand', () => {
    const drew = act([happened('You have drawn M01.', 'drew', ['seat:P0', 'card:M01'])]);
    const held = { ...drew, board: board([{ ...zone('P0.mutate', ['card:M01']), owner: 0 }]) };
    expect(WARS.flight?.(mainOf(held), held)).toMatchObject({
      from: ['zone:deck.mutate'],
      to: ['card:M01', 'zone:P0.mutate'],
    });
    expect(WARS.time?.(mainOf(held), held.board, 0, null)).toBeGreaterThan(0);
    expect(WARS.time?.(mainOf(held), held.board, 1, null)).toBe(0);
  });

  it('is that nothing comes of an effect, when the next one follows at once', () => {
    const fires = happened("P0's A01 is activated.", 'activated', ['seat:P0', 'part:A01']);
    expect(fizzles(act([fires], happened('P1: 8', 'monster_scored', ['seat:P1'], [8])))).toBe(true);
    expect(fizzles(act([fires], happened('A02 is destroyed.', 'destroyed', ['part:A02'])))).toBe(false);
    expect(fizzles(act([fires]))).toBe(false); // somebody is asked, perhaps
    expect(fizzles(act([fires], null, 'EFFECT_PART'))).toBe(false);
    expect(fizzles(act([fires], null, 'DEPLOY_ORDER'))).toBe(true); // which of the next two comes first
    const faces = new Map([['part:A01', { ...face('part:A01', 'Claw'), trigger: 'DEPLOY', text: 'A pair pays 3.' }]]);
    expect(noteOf(SCRIPT, act([fires]), faces)).toBe('DEPLOY: A pair pays 3.');
    expect(noteOf(SCRIPT, act([fires], fires), faces)).toBe('Nothing comes of it. DEPLOY: A pair pays 3.');
  });

  it('is why something happens when a part is drawn, for as long as that takes to read', () => {
    const faces = new Map([
      ['part:A01', { ...face('part:A01', 'Smoke'), trigger: 'ZIEHEN', rules: ['XY-4.6'], text: 'Gas out the lab.' }],
    ]);
    expect(noteOf(SCRIPT, act([draws]), faces)).toBe('ZIEHEN: Gas out the lab.');
    const plain = new Map([['part:A01', { ...face('part:A01', 'Arm'), trigger: 'DEPLOY', text: 'Gain 2.' }]]);
    expect(noteOf(SCRIPT, act([draws]), plain)).toBe('');
    const attached = happened('P0 attaches A01.', 'attached', ['seat:P0', 'part:A01']);
    expect(noteOf(SCRIPT, act([draws], attached), faces)).toBe('Nothing comes of it. ZIEHEN: Gas out the lab.');
    expect(noteOf(SCRIPT, act([draws], null, 'BUILD_SWAP'), faces)).toMatch(/^Nothing comes of it/);
    expect(noteOf(SCRIPT, act([draws], null, 'EFFECT_PART'), faces)).toBe('ZIEHEN: Gas out the lab.');
    const time = (known: typeof faces) => timeOf(SCRIPT, draws, laboratory(), 0, attached, known);
    expect(time(faces)).toBeGreaterThan(time(plain));
  });

  it('is a part that somebody sees in the deck', () => {
    const seen = act([happened('You see A01.', 'saw', ['seat:P0', 'part:A01'])]);
    expect(SCRIPT.featured?.(mainOf(seen), seen)).toBe('part:A01');
    expect(SCRIPT.featured?.(draws, act([draws]))).toBe('');
  });

  it('is a part on its way, and a card that is burnt in a hand', () => {
    const flight = (of: Act) => SCRIPT.flight?.(mainOf(of), of) ?? null;
    expect(flight(act([draws]))).toMatchObject({ from: ['part:A01', 'seat:P0'], card: 'part:A01' });
    const burnt = happened('A01 is destroyed.', 'destroyed', ['part:A01']);
    const held = {
      ...board([{ ...zone('P1.hand', ['part:A01']), owner: 1 }]),
      standings: [{ seat: 1, ref: 'seat:P1', facts: [] }],
    };
    expect(flight({ ...act([burnt]), before: held })).toMatchObject({ to: ['seat:P1'], word: 'destroyed' });
    expect(flight(act([burnt]))).toBeNull(); // it breaks off its monster
  });

  it('is a part on its way from the discard, small enough to see the table', () => {
    const took = act([happened('P1 takes Eye:R from the discard.', 'took_discard', ['seat:P1', 'card:Eye:R'])]);
    expect(WARS.featured?.(mainOf(took), took)).toBe('');
    expect(WARS.flight?.(mainOf(took), took)).toMatchObject({
      from: ['zone:discard.parts'],
      to: ['card:Eye:R', 'seat:P1'],
    });
  });

  it('are the spoils, from the piles they are drawn from', () => {
    const spoils = act([happened('P1 chooses 1 and 1.', 'spoils_drawn', ['seat:P1'], [1, 1])]);
    expect(WARS.flight?.(mainOf(spoils), spoils)).toMatchObject({ to: ['seat:P1'], card: '', word: '2 cards' });
  });
});

describe('the table of rounds', () => {
  it('names a card once that earns again and again', () => {
    const earns = [
      happened('P0 activates the mission of A01.', 'mission_activated', ['seat:P0', 'part:A01']),
      happened('P0 gains 1 infamy.', 'gained', ['seat:P0'], [1]),
    ];
    const steals = [
      happened('P1 activates A02.', 'activated', ['seat:P1', 'part:A02']),
      happened('P0 loses 2 infamy.', 'lost', ['seat:P0'], [2]),
    ];
    const log = [happened('Round 1.', 'round_started', [], [1]), ...earns, ...steals, ...earns];
    const [row] = roundsOf(log, 2);
    expect(row?.effects).toEqual([0, 0]);
    expect(row?.causes[0]).toEqual([
      { card: 'part:A01', amount: 2 },
      { card: 'part:A02', amount: -2 },
    ]);
    const second = [
      happened('Round 2.', 'round_started', [], [2]),
      happened('P1: 8', 'monster_scored', ['seat:P1'], [8]),
    ];
    expect(sumsOf([...log, ...second], 2)).toEqual(['0 + 0', '0 + 8']);
    // What a card draws on the way does not pay.
    const refits = [
      happened('P0 activates B01.', 'breakthrough_activated', ['seat:P0', 'breakthrough:B01']),
      happened('P0 draws H07.', 'drawn', ['seat:P0', 'part:H07']),
      happened('P0 gains 1 infamy.', 'gained', ['seat:P0'], [1]),
    ];
    expect(roundsOf([...second, ...refits], 2)[0]?.causes[0]).toEqual([{ card: 'breakthrough:B01', amount: 1 }]);
  });
});

describe('the stage', () => {
  const played = (times: number[], holding = -1) => {
    const seen: string[] = [];
    let timer: { time: number; then: () => void } | null = null;
    const acts = times.map((_, at): Act => ({
      events: [happened(`act ${at}`, 'loud')],
      before: board([]),
      board: board([]),
      until: at + 1,
      next: null,
      asked: '',
    }));
    const stage = new Stage({
      after: (time, then) => ((timer = { time, then }), () => (timer = null)),
      time: (act) => times[act.until - 1] ?? 0,
      holds: (act) => act.until - 1 === holding,
      show: (act) => seen.push(act.events[0]?.text ?? ''),
      done: () => seen.push('done'),
    });
    const tick = (): number => {
      const now = timer;
      timer = null;
      now?.then();
      return now?.time ?? 0;
    };
    return { acts, seen, stage, tick };
  };

  it('shows each act for its time, and then asks', () => {
    const { acts, seen, stage, tick } = played([100, 200, 300]);
    stage.play(acts);
    expect(seen).toEqual(['act 0']);
    expect([tick(), tick(), tick()]).toEqual([100, 200, 300]);
    expect(seen).toEqual(['act 0', 'act 1', 'act 2', 'done']);
    expect(stage.playing).toBe(false);
  });

  it('shows nothing that has no time', () => {
    const { acts, seen, stage } = played([0, 0]);
    stage.play(acts);
    expect(seen).toEqual([]);
    expect(stage.playing).toBe(false);
  });

  it('can be stopped, pushed on and skipped, but for what waits for somebody', () => {
    const { acts, seen, stage, tick } = played([100, 100, 100, 100], 2);
    stage.play(acts);
    stage.pause();
    expect(tick()).toBe(0);
    stage.pause();
    stage.next();
    stage.skip();
    expect(seen).toEqual(['act 0', 'act 1', 'act 2']);
    expect(stage.held).toBe(true);
    expect(tick()).toBe(0);
    stage.next();
    expect(seen.at(-1)).toBe('act 3');
    stage.skip();
    expect(seen.at(-1)).toBe('done');
  });

  it('goes on by itself after what was stopped is skipped, or what waited is over', () => {
    const { acts, seen, stage, tick } = played([100, 100, 100, 100], 1);
    stage.play(acts);
    stage.pause();
    stage.skip();
    expect([stage.held, stage.paused]).toEqual([true, false]);
    stage.next();
    expect([tick(), tick()]).toEqual([100, 100]);
    expect(seen.at(-1)).toBe('done');
  });
});

describe('an act that waits for somebody', () => {
  it('is shown for its time first, and told only when somebody goes on', () => {
    localStorage.clear();
    set('speed', 'normal');
    const shown: [string, number][] = [];
    const wires = {
      show: (_: Update, events: Happened[]) => shown.push(['show', events.length]),
      done: (_: Update, events: Happened[]) => shown.push(['done', events.length]),
    };
    const teller = new Teller('held', wires);
    teller.look(0);
    teller.begin({ ...script, holds: () => true });
    const loud = (count: number) => Array.from({ length: count }, (_, at) => happened(`line ${at}`, 'loud'));
    teller.hear(update({ options: [] }), loud(1));
    teller.hear(update({ options: [], steps: [step(2, laboratory())] }), loud(2));
    expect(shown.at(-1)).toEqual(['show', 2]);
    expect([teller.stage.held, teller.told[0]]).toEqual([false, 1]);
    teller.stage.next();
    expect([teller.stage.held, teller.told[0]]).toEqual([true, 1]); // a reload would show it again
    teller.stage.next();
    expect(shown.at(-1)).toEqual(['done', 2]);
    expect(teller.told[0]).toBe(2);
  });
});

describe('the teller', () => {
  const heard = (shown: [string, number][], table = 't') =>
    new Teller(table, {
      show: (_: Update, events: Happened[]) => shown.push(['show', events.length]),
      done: (now: Update, events: Happened[]) => shown.push([`done ${now.options.length}`, events.length]),
    });
  const loud = (count: number) => Array.from({ length: count }, (_, at) => happened(`line ${at}`, 'loud'));
  const news = (from: number, to: number): Update =>
    update({ options: [], steps: Array.from({ length: to - from }, (_, at) => step(from + at + 1, laboratory())) });

  beforeEach(() => {
    localStorage.clear();
    set('speed', 'normal');
  });

  it('tells what is new to this reader, and nothing twice', () => {
    const shown: [string, number][] = [];
    const teller = heard(shown);
    teller.look(0);
    teller.begin(script);
    teller.hear(news(0, 3), loud(3)); // all of it was there before
    expect(shown).toEqual([['done 0', 3]]);
    teller.hear(news(3, 5), loud(5));
    expect(shown.at(-1)).toEqual(['show', 4]);
    const again = heard(shown); // the page is opened anew in the middle of it
    expect(again.told).toEqual({ 0: 4 });
    again.look(0);
    again.begin(script);
    again.hear(news(3, 5), loud(5));
    expect(shown.at(-1)).toEqual(['show', 5]);
    again.stage.skip();
    expect(shown.at(-1)).toEqual(['done 0', 5]);
    expect(heard([]).told).toEqual({ 0: 5 });
  });

  it('keeps what was shown last between two acts, until the reader is asked', () => {
    const teller = heard([]);
    teller.look(0);
    teller.begin(script);
    teller.hear(news(0, 1), loud(1));
    expect(teller.stage.last).toBeNull();
    teller.hear(news(1, 2), loud(2));
    teller.stage.next();
    expect([teller.stage.playing, teller.stage.last?.until]).toEqual([false, 2]);
    teller.hear(news(2, 2), loud(2)); // nothing to show
    expect(teller.stage.last?.until).toBe(2);
    teller.hear({ ...news(2, 2), options: [option(1, 'x')] }, loud(2));
    expect(teller.stage.last).toBeNull();
  });

  it('shows only the end at once, and nothing that was undone', () => {
    const shown: [string, number][] = [];
    const teller = heard(shown);
    teller.look(0);
    teller.begin(script);
    teller.hear(news(0, 1), loud(1));
    set('speed', 'at once');
    teller.hear(news(1, 4), loud(4));
    expect(shown).toEqual([
      ['done 0', 1],
      ['done 0', 4],
    ]);
    set('speed', 'normal');
    teller.hear({ ...news(0, 2), epoch: 1 }, loud(2));
    expect(shown.at(-1)).toEqual(['done 0', 2]);
  });

  it('waits until the table is laid', () => {
    const shown: [string, number][] = [];
    const teller = heard(shown);
    teller.look(0);
    teller.hear(news(0, 1), loud(1));
    expect(shown).toEqual([]);
    teller.begin(script);
    expect(shown).toEqual([['done 0', 1]]);
  });
});

describe('who leaves a table', () => {
  it('is shown nothing when the cards come afterwards', () => {
    const lines: Listener[] = [];
    const session = new TableSession('left', (listener) => {
      lines.push(listener);
      return { start() {}, stop() {}, retryNow() {}, send: () => Promise.resolve(null), tell() {} };
    });
    const leave = session.start();
    lines[0]?.message(update());
    leave();
    session.teller.begin({});
    expect(session.updates).toEqual({});
  });
});
