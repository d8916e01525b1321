/** Updates, options and cards for tests. */

import { NO_OUTLOOK } from '../src/table/bench.ts';
import type {
  Board,
  Cue,
  Face,
  Happened,
  Option,
  Picking,
  Refused,
  SeatSummary,
  Thing,
  Update,
  Zone,
} from '../src/protocol.ts';

export const NO_CUE: Cue = { code: '', refs: [], numbers: [] };

export const happened = (text: string, code = '', refs: string[] = [], numbers: number[] = [], ply = 1): Happened => ({
  ply,
  text,
  reveals: false,
  random: false,
  stand_in: -1,
  rolled: null,
  cue: { code, refs, numbers },
});

export const option = (action: number, words: string, refs: string[] = [], more: Partial<Option> = {}): Option => ({
  action,
  words,
  label: words,
  refs,
  more: false,
  final: false,
  declines: false,
  block: '',
  ...more,
});

export const thing = (ref: string, more: Partial<Thing> = {}): Thing => ({
  ref,
  name: '',
  place: '',
  value: '',
  states: [],
  filled: true,
  count: 1,
  facing: '',
  size: 1,
  owner: -1,
  face: '',
  on: '',
  note: '',
  tone: '',
  facts: [],
  ...more,
});

export const zone = (name: string, refs: string[], more: Partial<Zone> = {}): Zone => ({
  name,
  title: name,
  things: refs.map((ref) => thing(ref)),
  shape: 'cards',
  owner: -1,
  size: null,
  secret: false,
  empty: '',
  rows: [],
  legend: [],
  ...more,
});

export const board = (zones: Zone[], seats = 2): Board => ({
  status: 'Round 1',
  zones,
  sums: [],
  phase: '',
  standings: Array.from({ length: seats }, (_, seat) => ({ seat, ref: `seat:P${seat}`, facts: [] })),
});

export const update = (more: Partial<Update> = {}): Update => ({
  type: 'update',
  table: 't',
  seat: 0,
  ply: 1,
  epoch: 0,
  view: {},
  board: board([]),
  first: 0,
  events: [],
  prompt: 'You must draw.',
  decision: 'DRAW',
  waiting: [0],
  options: [],
  secret: false,
  can_undo: false,
  can_restart: false,
  can_ask_undo: false,
  can_take_back: false,
  question: null,
  frozen: '',
  ending: null,
  clocks: null,
  shoulder: false,
  outlook: NO_OUTLOOK,
  steps: [],
  version: 1,
  round: 0,
  mark: '',
  window: false,
  subject: [],
  ...more,
});

export const picking = (more: Partial<Picking> = {}): Picking => ({
  type: 'picking',
  id: '',
  ply: 1,
  epoch: 0,
  prompt: 'With which?',
  so_far: '',
  refs: [],
  options: [],
  words: '',
  final: false,
  ...more,
});

export const refused = (code: string, text = 'No.'): Refused => ({
  type: 'refused',
  id: '',
  code,
  text,
  ply: 1,
  epoch: 0,
  rules: ['XY-4.3'],
  params: {},
});

export const face = (ref: string, name: string): Face => ({
  ref,
  name,
  kind: 'arm',
  value: '5',
  tags: ['BIO'],
  text: '',
  trigger: '',
  facts: [],
  sort: 'arm',
  rules: [],
});

export const seat = (number: number, name: string, more: Partial<SeatSummary> = {}): SeatSummary => ({
  seat: number,
  kind: 'guest',
  name,
  yours: false,
  away: false,
  here: true,
  stand_in: '',
  votes: [],
  votable: false,
  shoulder: false,
  resigned: false,
  stopping: false,
  ...more,
});
