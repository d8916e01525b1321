// Durable answers for a second of processor, ours beside boardgame.io: what `monstrum load` measures, of its server.
//
//   mkdir /tmp/beside && cd /tmp/beside && npm install boardgame.io@0.50.2 koa-compose@4.1.0 node-persist@3
//   node CLONE/bench/beside_boardgame_io.mjs flatfile 20 10      # or memory; tables, seconds
//   monstrum load xybrid --tables 20 --rate 0 --seconds 10       # in the same minutes
//
// Two people at each table answer one after the other, as fast as both have heard. The state has as many bytes as a
// board of ours. Its FlatFile store writes without asking the disk to be done; ours waits for the disk.

import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const needed = createRequire(join(process.cwd(), 'x.js')); // where it was installed
const [store = 'memory', tables = '20', seconds = '10', role = ''] = process.argv.slice(2);
const CELLS = 64;
const FILLING = 'x'.repeat(11_000);
const PORT = 18640;

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(CELLS).fill(null), told: FILLING }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID, ctx }) => {
      G.cells[ctx.turn % CELLS] = playerID;
    },
  },
};

if (role === 'server') await serve();
else await measure();

async function serve() {
  const { Server, FlatFile } = needed('boardgame.io/server');
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const db = store === 'flatfile' ? new FlatFile({ dir: folder }) : undefined;
  await Server({ games: [game], db, origins: ['*'] }).run(PORT);
  process.on('message', (word) => {
    if (word === 'cost') process.send(process.cpuUsage());
    else {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send('ready');
}

async function measure() {
  const server = fork(process.argv[1], [store, tables, seconds, 'server'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const word = () => new Promise((heard) => server.once('message', heard));
  const cost = async () => {
    const answer = word();
    server.send('cost');
    const { user, system } = await answer;
    return (user + system) / 1e3;
  };
  await word();
  const all = await Promise.all(Array.from({ length: Number(tables) }, open));
  const before = await cost();
  const began = performance.now();
  const until = began + 1000 * Number(seconds);
  const waits = (await Promise.all(all.map((people) => play(people, until)))).flat().sort((one, other) => one - other);
  const took = (performance.now() - began) / 1000;
  const processor = ((await cost()) - before) / waits.length;
  const at = (part) => waits[Math.floor(part * (waits.length - 1))]?.toFixed(1);
  console.log(`boardgame.io, ${store}, ${tables} tables: ${waits.length} answers in ${took.toFixed(1)} s, ${(waits.length / took).toFixed(1)} a second.`);
  console.log(`Heard by both after ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms.`);
  console.log(`${processor.toFixed(2)} ms of processor an answer in the server: ${(1000 / processor).toFixed(0)} answers for a second of it.`);
  console.log(`Load of the machine: ${readFileSync('/proc/loadavg', 'utf8').trim()}`);
  server.send('end');
  process.exit(0);
}

async function open() {
  const ask = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${PORT}/games/cells/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { Client } = needed('boardgame.io/client');
  const { SocketIO } = needed('boardgame.io/multiplayer');
  const { matchID } = await ask('create', { numPlayers: 2 });
  const people = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await ask(`${matchID}/join`, { playerID, playerName: `P${playerID}` });
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${PORT}` });
    const client = Client({ game, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    client.start();
    people.push(client);
  }
  await heard(people, 1);
  return people;
}

// Both have come to this turn and to the same state: whoever answers has guessed it, the other has it from the server.
function heard(people, turn) {
  return new Promise((done) => {
    const ends = [];
    const look = () => {
      const [one, other] = people.map((person) => person.getState());
      if (one?.ctx.turn >= turn && other?.ctx.turn >= turn && one._stateID === other._stateID) {
        for (const end of ends) end();
        done();
      }
    };
    for (const person of people) ends.push(person.subscribe(look));
    look();
  });
}

async function play(people, until) {
  const waits = [];
  while (performance.now() < until) {
    const { ctx } = people[0].getState();
    const began = performance.now();
    people[Number(ctx.currentPlayer)].moves.mark();
    await heard(people, ctx.turn + 1);
    waits.push(performance.now() - began);
  }
  return waits;
}
