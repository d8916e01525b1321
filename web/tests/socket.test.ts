import { beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing, Play } from '../src/protocol.ts';
import { type Answer, Line } from '../src/socket.ts';
import { newId } from '../src/wires.ts';
import { Laboratory } from './fake_socket.ts';

let lab: Laboratory;
let line: Line;
let since = 0;

const play = (id: string): Play => ({ type: 'play', id, seat: 0, ply: 3, epoch: 0, action: 7 });
const accepted = (id: string): Answer => ({ type: 'accepted', id, ply: 4, epoch: 0 });

const update = (mark: string, title: string): Outgoing =>
  ({ type: 'update', seat: 0, mark, board: { title }, outlook: {} }) as unknown as Outgoing;
const brief = (base: string, mark: string, title: string): Outgoing =>
  ({
    type: 'brief',
    update: { ...update(mark, ''), board: {} },
    base,
    board: { '~': { title } },
    ways: [],
  }) as unknown as Outgoing;
const titles = () =>
  lab.heard
    .filter((message) => message.type === 'update')
    .map((message) => (message.board as unknown as { title: string }).title);

beforeEach(() => {
  lab = new Laboratory();
  since = 0;
  line = new Line(
    () => 'secret-token',
    {
      message: (message) => lab.heard.push(message),
      state: (state) => lab.states.push(state),
      since: () => since,
      shown: () => ({}),
      look: () => -1,
    },
    lab.wires,
  );
  line.start();
});

describe('a line to a table', () => {
  it('says hello with its token and the last ply it has seen', () => {
    since = 12;
    lab.socket.welcome();
    expect(lab.socket.sent[0]).toEqual({
      type: 'hello',
      version: 1,
      shown: {},
      since: 12,
      token: 'secret-token',
      look: -1,
      brief: true,
    });
    expect(lab.states.at(-1)).toBe('open');
  });

  it('sends a command once and gives its answer', async () => {
    lab.socket.welcome();
    const answer = line.send(play('a'));
    expect(lab.socket.of('play')).toHaveLength(1);
    lab.socket.say(accepted('a'));
    expect(await answer).toEqual(accepted('a'));
    lab.pass(60_000);
    expect(lab.sockets.flatMap((socket) => socket.of('play'))).toHaveLength(1);
  });

  it('keeps a command that was made before the line was open', () => {
    void line.send(play('a'));
    expect(lab.socket.of('play')).toHaveLength(0);
    lab.socket.welcome();
    expect(lab.socket.of('play').map((message) => message.id)).toEqual(['a']);
  });

  it('sends an unanswered command again after a break, with the same id, once', async () => {
    lab.socket.welcome();
    const answer = line.send(play('a'));
    lab.socket.hangUp();
    expect(lab.states.at(-1)).toBe('lost');
    since = 3;
    lab.pass(1_000);
    expect(lab.sockets).toHaveLength(2);
    lab.socket.welcome();
    expect(lab.socket.sent[0]).toMatchObject({ type: 'hello', since: 3 });
    expect(lab.socket.of('play')).toEqual([play('a')]);
    lab.socket.say({ type: 'refused', id: 'a', code: 'duplicate', text: '', ply: 4, epoch: 0, rules: [], params: {} });
    expect(await answer).toMatchObject({ code: 'duplicate' });
    lab.socket.hangUp();
    lab.pass(1_000);
    lab.socket.welcome();
    expect(lab.socket.of('play')).toHaveLength(0);
  });

  it('asks again on the same line when an answer got lost', () => {
    lab.socket.welcome();
    void line.send(play('a'));
    lab.pass(8_001);
    expect(lab.socket.of('play').map((message) => message.id)).toEqual(['a', 'a']);
  });

  it('sends everything again when the table had to be loaded again', () => {
    lab.socket.welcome();
    void line.send(play('a'));
    lab.socket.say({ type: 'problem', code: 'again', text: '' });
    expect(lab.socket.of('play')).toHaveLength(2);
  });

  it('does not repeat chat or questions after a break', async () => {
    lab.socket.welcome();
    const said = line.send({ type: 'chat', id: 'c', text: 'hello', seat: 0 });
    const why = line.send({ type: 'why', id: 'w', seat: 0, ref: 'part:A01' });
    lab.socket.hangUp();
    expect(await said).toBeNull();
    expect(await why).toBeNull();
    lab.pass(1_000);
    lab.socket.welcome();
    expect(lab.socket.sent).toHaveLength(1);
  });

  it('comes back by itself when the server restarts, waiting longer each time', () => {
    lab.socket.welcome();
    lab.socket.hangUp(1012, 'The server stops; come back in a moment.');
    const opened: number[] = [];
    for (let at = 0; at < 60_000; at += 100) {
      const before = lab.sockets.length;
      lab.pass(100);
      if (lab.sockets.length > before) {
        opened.push(lab.time);
        lab.socket.hangUp();
      }
    }
    const gaps = opened.slice(1).map((time, at) => time - (opened[at] ?? 0));
    expect(opened[0]).toBeLessThanOrEqual(500);
    expect(gaps.every((gap, at) => at === 0 || gap >= (gaps[at - 1] ?? 0) - 100)).toBe(true);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_200);
  });

  it('stays away when the server does not let it in, and tries again when asked', () => {
    lab.socket.readyState = 1;
    lab.socket.hangUp(1008, 'This table is private.');
    expect(lab.states.at(-1)).toBe('shut');
    lab.pass(120_000);
    expect(lab.sockets).toHaveLength(1);
    line.retryNow();
    expect(lab.sockets).toHaveLength(2);
  });

  it('tries again when it is thrown out later', () => {
    lab.socket.welcome();
    lab.socket.hangUp(1008, 'These are too many messages.');
    expect(lab.states.at(-1)).toBe('lost');
    lab.pass(6_000);
    expect(lab.sockets).toHaveLength(2);
  });

  it('notices a line that died without a word', () => {
    lab.socket.welcome();
    lab.pass(25_001);
    expect(lab.socket.of('ping')).toHaveLength(1);
    lab.pass(10_001);
    expect(lab.states.at(-1)).toBe('lost');
    lab.pass(500);
    expect(lab.sockets).toHaveLength(2);
  });

  it('never sends more than the server allows in 20 seconds', () => {
    lab.socket.welcome();
    for (let at = 0; at < 60; at += 1) void line.send({ type: 'why', id: `w${at}`, seat: 0, ref: 'x' });
    lab.pass(19_000);
    expect(lab.socket.of('why').length).toBeLessThan(40);
    lab.pass(3_000);
    expect(lab.socket.of('why')).toHaveLength(60);
  });

  it('asks for the whole once when a change does not fit the board it has, and shows nothing of it', () => {
    since = 4;
    lab.socket.welcome();
    lab.socket.say(update('a', 'one'));
    lab.socket.say(brief('a', 'b', 'two'));
    expect(titles()).toEqual(['one', 'two']);
    lab.socket.say(brief('lost', 'd', 'four'));
    lab.socket.say(brief('d', 'e', 'five'));
    expect(titles()).toEqual(['one', 'two']);
    expect(lab.socket.of('whole')).toEqual([{ type: 'whole', since: 4, shown: {} }]);
    lab.socket.say(update('e', 'five'));
    lab.socket.say(brief('e', 'f', 'six'));
    expect(titles()).toEqual(['one', 'two', 'five', 'six']);
    lab.socket.say(brief('b', 'g', 'seven'));
    expect(lab.socket.of('whole')).toHaveLength(2);
  });

  it('has no board to change on a new line', () => {
    lab.socket.welcome();
    lab.socket.say(update('a', 'one'));
    lab.socket.hangUp();
    lab.pass(1_000);
    lab.socket.welcome();
    lab.socket.say(brief('a', 'b', 'two'));
    expect(titles()).toEqual(['one']);
    expect(lab.socket.of('whole')).toHaveLength(1);
  });

  it('ends without a sound', async () => {
    lab.socket.welcome();
    const answer = line.send(play('a'));
    line.stop();
    expect(await answer).toBeNull();
    lab.pass(60_000);
    expect(lab.sockets).toHaveLength(1);
  });
});

describe('ids of commands', () => {
  it('are different and short enough', () => {
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    expect([...ids].every((id) => id.length === 24)).toBe(true);
  });
});
