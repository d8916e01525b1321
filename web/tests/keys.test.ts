import { expect, it, vi } from 'vitest';
import type { Answer, Sendable } from '../src/socket.ts';
import { Choosing } from '../src/table/choosing.svelte.ts';
import { layOver } from '../src/stores/over.ts';
import { pointed, pressed } from '../src/table/keys.ts';
import type { Scene } from '../src/table/scene.svelte.ts';
import { option, picking, update } from './examples.ts';

const settled = () => new Promise((done) => setTimeout(done));

it('a set picked by numbers is played by Enter, wherever the focus was left', async () => {
  const sent: Sendable[] = [];
  const answers: Answer[] = [
    picking({ options: [], words: 'give M01' }),
    { type: 'accepted', id: '', ply: 1, epoch: 0 },
  ];
  const choosing = new Choosing({
    send: (command) => {
      sent.push(command);
      return Promise.resolve(answers.shift() ?? null);
    },
    oneClick: () => false,
    freeUndo: () => false,
    stale: () => undefined,
  });
  choosing.take(update({ options: [{ ...option(4, 'give M01', ['card:M01']), more: true }] }));
  const scene = { session: { choosing }, stage: { playing: false }, asides: [] } as unknown as Scene;
  const menu = document.body.appendChild(document.createElement('button'));
  for (const key of ['1', 'Enter']) {
    const event = new KeyboardEvent('keydown', { key });
    Object.defineProperty(event, 'target', { value: menu });
    pressed(scene, event);
    await settled();
  }
  expect(sent.map((each) => each.type)).toEqual(['pick', 'play']);
});

const at = (type: string, target: HTMLElement, key = ''): KeyboardEvent => {
  const event = new KeyboardEvent(type, { key });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

it('Enter plays what is ready although a thing on the table was touched before, not once a key went to it', () => {
  const confirm = vi.fn();
  const choosing = { options: [], ready: true, touched: new Set(), chosen: null, picked: [], confirm };
  const scene = { session: { choosing }, stage: { playing: false }, asides: [] } as unknown as Scene;
  const token = document.body.appendChild(document.createElement('button'));
  token.dataset.ref = 'figure:a';
  pressed(scene, at('keydown', token, 'Enter'));
  expect(confirm).toHaveBeenCalledTimes(0);
  pointed(at('pointerdown', token));
  pressed(scene, at('keydown', token, 'Enter'));
  expect(confirm).toHaveBeenCalledTimes(1);
  pointed(at('pointerdown', document.body)); // the empty floor, which takes no focus
  pressed(scene, at('keydown', token, 'Enter'));
  expect(confirm).toHaveBeenCalledTimes(2);
  pressed(scene, at('keydown', token, 'Tab'));
  pressed(scene, at('keydown', token, 'Enter'));
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('Escape closes what lies over the table before it takes a choice back', () => {
  const cancel = vi.fn();
  const scene = {
    session: { choosing: { options: [], cancel } },
    stage: { playing: false },
    asides: [],
  } as unknown as Scene;
  const gone = layOver(() => gone());
  pressed(scene, at('keydown', document.body, 'Escape'));
  expect(cancel).toHaveBeenCalledTimes(0);
  pressed(scene, at('keydown', document.body, 'Escape'));
  expect(cancel).toHaveBeenCalledTimes(1);
});
