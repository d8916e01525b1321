import { expect, it } from 'vitest';
import type { Answer, Sendable } from '../src/socket.ts';
import { Choosing } from '../src/table/choosing.svelte.ts';
import { pressed } from '../src/table/keys.ts';
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
