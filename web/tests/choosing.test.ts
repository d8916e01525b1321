import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Sendable } from '../src/socket.ts';
import { Choosing } from '../src/table/choosing.svelte.ts';
import { option, picking, refused, update } from './examples.ts';

let sent: Sendable[];
let answers: (Answer | null)[];
let oneClick: boolean;
let freeUndo: boolean;
let refreshed: number[];
let choosing: Choosing;

const accepted: Answer = { type: 'accepted', id: '', ply: 2, epoch: 0 };

beforeEach(() => {
  sent = [];
  answers = [];
  oneClick = false;
  freeUndo = false;
  refreshed = [];
  choosing = new Choosing({
    send: (command) => {
      sent.push(command);
      return Promise.resolve(answers.shift() ?? null);
    },
    oneClick: () => oneClick,
    freeUndo: () => freeUndo,
    stale: (seat) => refreshed.push(seat),
  });
});

describe('a single answer', () => {
  const draw = option(7, 'draw A01', ['part:A01']);
  const other = option(8, 'draw A02', ['part:A02']);
  beforeEach(() => choosing.take(update({ ply: 5, epoch: 2, options: [draw, other] })));

  it('is chosen at the first touch and played at the second', async () => {
    await choosing.touch('part:A01');
    expect(choosing.chosen).toBe(draw);
    expect(choosing.ready).toBe(true);
    expect(sent).toHaveLength(0);
    answers = [accepted];
    await choosing.touch('part:A01');
    expect(sent).toMatchObject([{ type: 'play', seat: 0, ply: 5, epoch: 2, action: 7 }]);
  });

  it('can be changed and dropped', async () => {
    await choosing.touch('part:A01');
    await choosing.touch('part:A02');
    expect(choosing.chosen).toBe(other);
    await choosing.cancel();
    expect(choosing.ready).toBe(false);
    await choosing.confirm();
    expect(sent).toHaveLength(0);
  });

  it('is not played twice by an impatient hand', async () => {
    answers = [accepted];
    await choosing.choose(draw);
    await Promise.all([choosing.confirm(), choosing.confirm(), choosing.touch('part:A01')]);
    await choosing.confirm();
    expect(sent).toHaveLength(1);
    choosing.take(update({ ply: 6, epoch: 2, options: [other] }));
    expect(choosing.busy).toBe(false);
  });

  it('survives news that do not change the question, and no others', async () => {
    await choosing.choose(draw);
    choosing.take(update({ ply: 5, epoch: 2, options: [{ ...draw }, { ...other }] }));
    expect(choosing.chosen).toBe(choosing.options[0]);
    choosing.take(update({ ply: 5, epoch: 3, options: [draw, other] }));
    expect(choosing.chosen).toBeNull();
  });

  it('asks for the table anew when somebody was faster', async () => {
    answers = [refused('stale')];
    await choosing.choose(draw);
    await choosing.confirm();
    expect(refreshed).toEqual([0]);
    expect(choosing.notNow).toBeNull();
    expect(choosing.busy).toBe(false);
  });
});

describe('one click', () => {
  it('plays at once, but never what reveals something', async () => {
    oneClick = true;
    const open = option(1, 'done');
    const reveal = option(2, 'reveal B01', ['b:1'], { final: true });
    choosing.take(update({ options: [open, reveal] }));
    await choosing.choose(reveal);
    expect(sent).toHaveLength(0);
    expect(choosing.final).toBe(true);
    await choosing.choose(option(3, 'none', [], { final: true, declines: true }));
    expect(choosing.final).toBe(false); // to decline loses nothing one has
    answers = [accepted];
    await choosing.choose(open);
    expect(sent).toMatchObject([{ action: 1 }]);
  });
});

describe('touching', () => {
  it('holds a thing that several options point at until another one tells them apart', async () => {
    const left = option(3, 'left', ['part:A22', 'slot:left']);
    const right = option(4, 'right', ['part:A22', 'slot:right']);
    choosing.take(update({ options: [left, right] }));
    await choosing.touch('part:A22');
    expect(choosing.held).toEqual(['part:A22']);
    expect(choosing.menu).toBeNull();
    await choosing.touch('slot:right');
    expect(choosing.chosen).toBe(right);
    await choosing.cancel();
    expect(choosing.held).toEqual(['part:A22']);
    await choosing.cancel();
    expect(choosing.held).toEqual([]);
  });

  it('narrows what may be touched to what goes with the thing that is held', async () => {
    const claw = option(1, 'claw b0', ['card:Claw:R', 'spot:b0.1', 'spot:b0.2']);
    const other = option(2, 'claw b1', ['card:Claw:R', 'spot:b1.1']);
    const eye = option(3, 'eye b0', ['card:Eye:R', 'spot:b0.1', 'spot:b0.2']);
    choosing.take(update({ options: [claw, other, eye] }));
    await choosing.touch('card:Claw:R');
    expect(choosing.live).toEqual(new Set(['card:Claw:R', 'spot:b0.1', 'spot:b0.2', 'spot:b1.1']));
    await choosing.touch('card:Eye:R'); // another card instead
    expect(choosing.chosen).toBe(eye);
    await choosing.cancel();
    await choosing.touch('spot:b0.2');
    expect(choosing.live).toContain('card:Eye:R');
    await choosing.touch('card:Claw:R');
    expect(choosing.chosen).toBe(claw);
  });

  it('opens a menu where nothing on the table tells the options apart', async () => {
    const yes = option(1, 'yes', ['part:A22']);
    const no = option(2, 'no', ['part:A22']);
    choosing.take(update({ options: [yes, no] }));
    await choosing.touch('part:A22');
    expect(choosing.menu?.options).toEqual([yes, no]);
  });

  it('tells whoever only looks at a thing why it is not possible, and asks once', async () => {
    choosing.take(update({ options: [option(1, 'draw A01', ['part:A01'])] }));
    answers = [refused('not_needed', 'Nothing of the kind.')];
    expect(await choosing.reason('part:L01')).toBe('Nothing of the kind.');
    expect(await choosing.reason('part:L01')).toBe('Nothing of the kind.');
    expect(sent).toMatchObject([{ type: 'why', ref: 'part:L01' }]);
    expect(choosing.notNow).toBeNull(); // nothing lies over the table
    expect(await choosing.reason('part:A01')).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('asks why where nothing is possible', async () => {
    choosing.take(update({ options: [option(1, 'draw A01', ['part:A01'])] }));
    answers = [refused('not_needed', 'Your monster already has legs.')];
    await choosing.touch('part:L01');
    expect(sent).toMatchObject([{ type: 'why', ref: 'part:L01', picked: [] }]);
    expect(choosing.notNow).toMatchObject({ ref: 'part:L01', refused: { code: 'not_needed' } });
    await choosing.cancel();
    expect(choosing.notNow).toBeNull();
  });

  it('asks nothing while others decide', async () => {
    choosing.take(update({ waiting: [1] }));
    await choosing.touch('part:L01');
    expect(sent).toHaveLength(0);
  });
});

describe('a gesture', () => {
  const swap = option(312, 'swap A12', ['part:A12'], { more: true });
  const first = option(400, 'with A01', ['part:A01'], { more: true });
  beforeEach(() => choosing.take(update({ options: [option(0, 'done'), swap] })));

  it('goes on pick by pick and is played as words', async () => {
    answers = [picking({ options: [first], refs: ['part:A12'], so_far: 'Swap in Thermite Fist' })];
    await choosing.touch('part:A12');
    expect(sent).toMatchObject([{ type: 'pick', picked: [312] }]);
    expect(choosing.prompt).toBe('With which?');
    expect(choosing.live).toEqual(new Set(['part:A01']));
    expect(choosing.touched).toEqual(new Set(['part:A12']));
    expect(choosing.ready).toBe(false);
    answers = [picking({ refs: ['part:A12', 'part:A01'], words: 'swap A12 A01' }), accepted];
    await choosing.touch('part:A01');
    expect(sent.at(-1)).toMatchObject({ type: 'pick', picked: [312, 400] });
    expect(choosing.ready).toBe(true);
    await choosing.confirm();
    expect(sent.at(-1)).toMatchObject({ type: 'play', words: 'swap A12 A01' });
    expect(sent.at(-1)).not.toHaveProperty('action');
  });

  it('drops its last pick, then itself', async () => {
    answers = [picking({ options: [first] }), picking({ words: 'swap A12 A01' }), picking({ options: [first] })];
    await choosing.choose(swap);
    await choosing.choose(first);
    await choosing.cancel();
    expect(sent.at(-1)).toMatchObject({ type: 'pick', picked: [312] });
    expect(choosing.ready).toBe(false);
    await choosing.cancel();
    expect(choosing.picked).toEqual([]);
    expect(choosing.options.map((each) => each.words)).toEqual(['done', 'swap A12']);
  });

  it('goes on when news that do not matter come while the server is asked', async () => {
    const same = update({ options: [option(0, 'done'), { ...swap }] });
    answers = [picking({ options: [first] })];
    const picked = choosing.choose(swap);
    choosing.take(same);
    await picked;
    expect(choosing.busy).toBe(false);
    expect(choosing.picked).toEqual([312]);
  });

  it('is forgotten when the question changes under it', async () => {
    answers = [picking({ options: [first] })];
    await choosing.choose(swap);
    choosing.take(update({ ply: 9, options: [option(0, 'done')] }));
    expect(choosing.picking).toBeNull();
    expect(choosing.picked).toEqual([]);
  });

  it('waits for the button at its end if it reveals something, even with one click', async () => {
    oneClick = true;
    answers = [picking({ words: 'swap A12 A01', final: true })];
    await choosing.choose(swap);
    expect(sent).toHaveLength(1);
    expect(choosing.final).toBe(true);
  });
});

describe('typed words', () => {
  it('are played as they are, and refused with a reason', async () => {
    choosing.take(update({ options: [option(1, 'done')] }));
    answers = [refused('unreadable', 'What is a frog?')];
    await choosing.say('  frog ');
    expect(sent).toMatchObject([{ type: 'play', words: 'frog' }]);
    expect(choosing.notNow).toMatchObject({ ref: '', refused: { text: 'What is a frog?' } });
  });
});

describe('a plan of several answers', () => {
  const plan = { label: 'Move to 3,4: 2 MP', actions: [19, 28, 20], refs: ['square:3,4'] };
  const steps = [option(19, 'step N', ['square:3,5']), option(28, 'turn left'), option(20, 'step NE')];
  const move = (ply: number, options = steps) => update({ ply, decision: 'MOVE', options });
  const played = (): (number | null | undefined)[] =>
    sent.map((command) => (command.type === 'play' ? command.action : null));
  beforeEach(() => choosing.take(move(5)));

  it('waits for the button, and is told in its words', async () => {
    choosing.propose(plan);
    expect([choosing.ready, choosing.readyWords, choosing.touched.has('square:3,4')]).toEqual([
      true,
      'Move to 3,4: 2 MP',
      true,
    ]);
    expect(sent).toHaveLength(0);
    await choosing.cancel();
    expect(choosing.ready).toBe(false);
  });

  it('goes on from answer to answer while the next one is offered', async () => {
    answers = [accepted, accepted, accepted];
    choosing.propose(plan);
    await choosing.confirm();
    expect(choosing.walking).toBe(true);
    choosing.take(move(6));
    choosing.take(move(7));
    choosing.take(move(8));
    expect(played()).toEqual([19, 28, 20]);
    expect(choosing.walking).toBe(false);
  });

  it('is carried out when it is proposed a second time', () => {
    answers = [accepted];
    choosing.propose(plan);
    choosing.propose(plan);
    expect(played()).toEqual([19]);
  });

  it('stops where anything else has happened in between', async () => {
    answers = [accepted, accepted];
    choosing.propose(plan);
    await choosing.confirm();
    choosing.take(move(9)); // somebody fired: three plies at once
    expect(played()).toEqual([19]);
    expect(choosing.walking).toBe(false);
  });

  it('stops where the next answer is not offered any more', async () => {
    answers = [accepted];
    choosing.propose(plan);
    await choosing.confirm();
    choosing.take(move(6, [option(40, 'stop')]));
    expect(played()).toEqual([19]);
  });

  it('stops when an answer is refused', async () => {
    answers = [refused('illegal')];
    choosing.propose(plan);
    await choosing.confirm();
    choosing.take(move(6));
    expect(played()).toEqual([19]);
    expect(choosing.busy).toBe(false);
  });

  it('stops at another question, even if that offers the same answer', async () => {
    answers = [accepted];
    choosing.propose(plan);
    await choosing.confirm();
    choosing.take(update({ ply: 6, decision: 'OBJECTIVE_TURN', options: [option(28, 'turn left')] }));
    expect(played()).toEqual([19]);
  });

  it('goes on while others choose secretly at the same time', async () => {
    const order = (ply: number) => update({ ply, decision: 'ORDER', secret: true, options: steps });
    answers = [accepted, accepted, accepted];
    choosing.take(order(20));
    choosing.propose(plan);
    await choosing.confirm();
    choosing.take(order(23));
    choosing.take(order(24));
    expect(played()).toEqual([19, 28, 20]);
  });

  it('may have another end, with a button of its own', async () => {
    answers = [accepted];
    choosing.propose({ ...plan, other: { ...plan, actions: [20] } });
    await choosing.confirmOther();
    expect(played()).toEqual([20]);
  });

  it('gives way to another choice', async () => {
    choosing.propose(plan);
    await choosing.choose(steps[1]!);
    expect(choosing.readyWords).toBe('turn left');
  });
});

describe.each(['card', 'choose'])('cards to pay with, parts to jam', (block) => {
  const pays = (action: number, id: string) => option(action, `pay ${id}`, [`card:${id}`], { more: true, block });

  it('are begun with any of them, whatever order the engine wants', async () => {
    answers = [picking({ options: [pays(1, 'Eye:G'), pays(2, 'Claw:Y')], words: '' })];
    choosing.take(update({ ply: 5, options: [pays(1, 'Eye:G')] }));
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toMatchObject([{ type: 'pick', picked: [] }]);
    expect([...choosing.live]).toEqual(['card:Eye:G', 'card:Claw:Y']);
    answers = [picking({ options: [pays(1, 'Eye:G')], refs: ['card:Claw:Y'], words: '' })];
    await choosing.touch('card:Claw:Y');
    expect(sent.at(-1)).toMatchObject({ type: 'pick', picked: [2] });
    await choosing.cancel();
    expect([...choosing.live]).toEqual(['card:Eye:G', 'card:Claw:Y']);
    choosing.take(update({ ply: 6, options: [option(0, 'pass')] }));
    expect(choosing.options).toHaveLength(1);
  });

  it('are picked as quickly as they are touched, however slow the line is', async () => {
    const [eye, claw] = [pays(1, 'Eye:G'), pays(2, 'Claw:Y')];
    answers = [picking({ options: [eye, claw] })];
    choosing.take(update({ ply: 5, options: [eye, claw] }));
    await Promise.resolve();
    answers = [
      picking({ options: [claw], refs: ['card:Eye:G'] }),
      picking({ refs: ['card:Eye:G', 'card:Claw:Y'], words: 'pay Eye:G Claw:Y' }),
    ];
    await Promise.all([choosing.touch('card:Eye:G'), choosing.touch('card:Claw:Y')]);
    expect(choosing.picked).toEqual([1, 2]);
  });

  it('are put back by touching them again, and only the button plays them', async () => {
    const [eye, claw] = [pays(1, 'Eye:G'), pays(2, 'Claw:Y')];
    answers = [picking({ options: [eye, claw] })];
    choosing.take(update({ ply: 5, options: [eye, claw] }));
    await Promise.resolve();
    answers = [
      picking({ options: [claw], refs: ['card:Eye:G'] }),
      picking({ refs: ['card:Eye:G', 'card:Claw:Y', 'card:Tail:R'], words: 'pay Eye:G Claw:Y Tail:R', final: true }),
    ];
    await choosing.touch('card:Eye:G');
    await choosing.touch('card:Claw:Y');
    expect(choosing.ready).toBe(true);
    await choosing.touch('card:Tail:R'); // the last one came by itself: nothing else was left
    expect(sent.at(-1)).toMatchObject({ type: 'pick', picked: [1, 2] });
    answers = [picking({ options: [eye], refs: ['card:Claw:Y'] })];
    await choosing.touch('card:Eye:G');
    expect(sent.at(-1)).toMatchObject({ type: 'pick', picked: [2] });
    await choosing.touch('card:Claw:Y');
    expect(choosing.picked).toEqual([]);
    expect(sent.every((command) => command.type === 'pick')).toBe(true);
  });
});
