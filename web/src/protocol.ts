// Written by tools/web_types.py from the messages of the server. Do not edit: run the tool again.
// docs/protocol.md explains them.

// monstrum.core.board ----------------------------------------------------------------------------

export const CARDS = "cards";
export const SLOTS = "slots";
export const PILE = "pile";
export const MAP = "map";
export const NOBODY = -1;
export const GOOD = "good";
export const BAD = "bad";

/** A number worth watching. */
export interface Fact {
  title: string;
  value: string;
  /** what it means, where the title does not say it */
  note: string;
  /** which one it is, in no language: `OC` */
  code: string;
}

/** A number told beside a player's name. */
export interface Counter {
  title: string;
  value: string;
  /** what it means, where the title does not say it */
  note: string;
  /** the name of the zone whose things it counts, if there is one */
  zone: string;
  /** which one it is, in no language: `infamy` */
  code: string;
}

/** A card as it is printed, by the ref that options point at. */
export interface Face {
  /** `part:A13` */
  ref: string;
  name: string;
  /** "arm", "breakthrough", "Mutate card": in words */
  kind: string;
  /** the printed number, if there is one */
  value: string;
  /** sciences, colours, types: `BIO`, `red` */
  tags: string[];
  /** what it does, in words */
  text: string;
  /** when it does that, as the card says it: "DEPLOY" */
  trigger: string;
  /** further printed numbers and abilities, each with what it means */
  facts: Fact[];
  /** where to read on */
  rules: string[];
  /** which kind it is, in no language: `arm` */
  sort: string;
}

/** Something that lies on the table now. */
export interface Thing {
  /** what options point at; empty for something nobody can point at (a hidden card) */
  ref: string;
  /** what is written on it, where no `Face` has its ref */
  name: string;
  /** where in its zone: a slot, an edge, a square */
  place: string;
  /** its number now, if that is not the printed one */
  value: string;
  /** "shielded", "jammed", "used", "flipped", "hidden", "secret" … */
  states: string[];
  /** False: an empty place */
  filled: boolean;
  /** so many equal ones */
  count: number;
  /** on a map: "N", "NE" … */
  facing: string;
  /** on a map: so many squares wide and high, from its place to the south-east */
  size: number;
  /** on a map: the seat whose it is */
  owner: number;
  /** the ref of the `Face` that shows it, where that is not its own ref */
  face: string;
  /** the place it grows from: the edge a body is joined to */
  on: string;
  /** what choosing it would come to, in words */
  note: string;
  /** of the note: GOOD, BAD, or neither */
  tone: string;
  /** further numbers of it, as they are now */
  facts: Fact[];
}

/** A place on the table. */
export interface Zone {
  /** `lab`, `P0.hand` */
  name: string;
  title: string;
  things: Thing[];
  shape: string;
  /** the seat whose it is */
  owner: number;
  /** how many lie there, where not all of them are shown */
  size: number | null;
  /** others do not see what this reader sees here */
  secret: boolean;
  /** what to say while nothing is there */
  empty: string;
  /** of a map: one letter per square, which options call `square:column,row` */
  rows: string[];
  /** of a map: letter and what it means */
  legend: [string, string][];
}

/** What is told beside a player's name. */
export interface Standing {
  seat: number;
  /** `seat:P1` */
  ref: string;
  facts: Counter[];
}

/** One row of a sum. */
export interface SumLine {
  text: string;
  value: string;
  /** why it is that much */
  note: string;
  /** the thing it comes from */
  ref: string;
  rules: string[];
}

/** A number that is at stake now, added up for everybody to see. */
export interface Sum {
  title: string;
  total: string;
  lines: SumLine[];
  /** whose number it is */
  seat: number;
}

/** The whole table. Zones come in the order in which they are drawn, those of a seat together. */
export interface Board {
  /** "Round 2 of 3 · cycle 6" */
  status: string;
  standings: Standing[];
  zones: Zone[];
  sums: Sum[];
  /** of the turn, in no language: `mutate`; empty where a game has none */
  phase: string;
}

/** A place within reach, and the answers that lead there, one after the other. */
export interface Way {
  /** `square:3,4`; `exit:0,4` to leave the table by that square */
  ref: string;
  cost: number;
  actions: number[];
  /** the places passed, up to the goal */
  path: string[];
  /** as one stands there then: "N", "E" … */
  facing: string;
  /** something on the way is left to a die */
  rolls: boolean;
  /** the answer that ends the walk there, as long as anything else could follow */
  stop: number;
}

/** A roll that may come, added up before it is made. */
export interface Odds {
  sum: Sum;
  /** of success, in percent */
  chance: number;
  /** the thing at stake */
  ref: string;
  /** the option that would lead to it; -1: somebody else's answer, or none */
  action: number;
  /** from which place to which, where it goes over a distance */
  line: string[];
  /** the highest die that is more than a success; 0: there is none */
  perfect: number;
  /** only if this is played first: `card:ACT-03` */
  given: string;
}

/** Whether one thing is seen from a place, and what stands in the way. */
export interface Sightline {
  /** who is looked at */
  ref: string;
  /** the places between which the line runs */
  start: string;
  end: string;
  clear: boolean;
  /** "SL 6 · 60 %", "wall": what to write at its end */
  text: string;
  /** the place where a line ends that is not clear */
  stop: string;
  rules: string[];
}

/** What is seen from a place: whom, and which places of the map. */
export interface Lookout {
  lines: Sightline[];
  places: string[];
}

/** What a die has shown, beside the sentence that tells of it. */
export interface Rolled {
  die: number;
  /** what it must not exceed */
  level: number;
  success: boolean;
  /** what is rolled for: "parry" */
  name: string;
  /** in words: "Perfect Success" */
  outcome: string;
}

/** What a sentence of the log is about, for those who show it happening: it says nothing more than it. */
export interface Cue {
  /** which sentence it is: "destroyed"; empty: nobody has to show it */
  code: string;
  /** the things it names, in its order: `seat:P0`, `part:A13` */
  refs: string[];
  /** the numbers it names */
  numbers: number[];
}

/** What a decision may lead to, beyond its options: for those who want to see it before they decide. */
export interface Outlook {
  /** sentences: how likely a roll is, what a warrior may spend */
  lines: string[];
  /** things within reach: `square:3,4` */
  refs: string[];
  /** places where an enemy could strike at once */
  threats: string[];
  /** how to get there; the cheapest of a place first */
  ways: Way[];
  odds: Odds[];
  /** so many squares wide and high is what will be put on a place of the map */
  span: number;
  /** what the question is about, in a sentence more: what follows from an answer */
  note: string;
}

/** One kind of warrior that a force may be built of. */
export interface Recruit {
  /** `profile:G_TEMPLAR` */
  ref: string;
  /** the answer that takes one */
  action: number;
  cost: number;
  /** so many are in the force */
  taken: number;
  /** so many may be */
  most: number;
  /** why no more of it can be taken now; empty: it can */
  why: string;
}

/** A force in the making, whatever the order in which it was put together. */
export interface Roster {
  spent: number;
  budget: number;
  /** of warriors */
  number: number;
  most: number;
  recruits: Recruit[];
  /** the answers that give it, one after the other; none while it is not complete */
  actions: number[];
  /** why it is not complete */
  why: string;
  /** what else the mission demands */
  notes: string[];
  /** a force that others have found good: answers that take its warriors */
  suggested: number[];
}

// monstrum.texts.voice ---------------------------------------------------------------------------

/** What the teacher says now. */
export interface Voice {
  /** of so many voices */
  step: number;
  steps: number;
  id: string;
  say: string;
  why: string;
  /** by the answer before */
  changed: string;
  rule: string;
  /** refs of what is meant */
  show: string[];
  /** what to do; empty: go on */
  words: string;
  /** the same for people */
  label: string;
  /** the answer that was not asked for */
  aside: string;
  done: boolean;
}

// monstrum.server.protocol_tables ----------------------------------------------------------------

export const NORMAL = "normal";

/** One line of chat; `seat` is -1 for a spectator. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** One chair. Guests are known to others by name only. */
export interface SeatSummary {
  seat: number;
  /** "open", "guest" or "bot" */
  kind: string;
  name: string;
  yours: boolean;
  away: boolean;
  /** somebody listens for this seat now; bots always do */
  here: boolean;
  /** the bot that plays while the guest is away */
  stand_in: string;
  /** seats that want a bot to play for this one */
  votes: number[];
  /** the guest has left, or has not been here for a while: others may vote */
  votable: boolean;
  /** spectators may see what this seat sees */
  shoulder: boolean;
  /** its person has given the game up; a bot plays on for them */
  resigned: boolean;
  /** its person would put the game away without a result */
  stopping: boolean;
}

/** Thinking time: a bank per seat, and what is added whenever the decision passes on. In seconds. */
export interface ClockRule {
  bank: number;
  increment?: number;
}

/** A table as the lobby shows it. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  config: Record<string, unknown>;
  /** "open", "playing", "over", "frozen" or "closed" */
  status: string;
  listed: boolean;
  /** you opened it */
  yours: boolean;
  your_turn: boolean;
  ply: number;
  created: number;
  /** SHA-256 of the seed */
  commitment: string;
  rules_version: string;
  pack: string;
  pack_hash: string;
  seats: SeatSummary[];
  /** the table of the rematch */
  next: string;
  clock: ClockRule | null;
  /** of its bots; only where people play */
  pace: "at once" | "fast" | "normal" | "slow";
  /** names of those who look on; empty: nameless */
  watching: string[];
}

/** My games first, those that wait for me at the top; then what is open to all. */
export interface Lobby {
  mine: TableSummary[];
  listed: TableSummary[];
}

/** Who opens a table sits down on the seats that say `me`. */
export interface NewTable {
  game: string;
  /** one per seat: "me", "open", or the name of a bot */
  seats: string[];
  config?: Record<string, unknown>;
  listed?: boolean;
  /** at once, if no seat is open */
  start?: boolean;
  /** None: everybody has all the time */
  clock?: ClockRule | null;
  /** of bots, where people play */
  pace?: "at once" | "fast" | "normal" | "slow";
  /** one of those the game is offered with; empty: the usual one */
  pack?: string;
}

/** The links to pass on: one to sit down, one to watch; and what proves that a seat is mine. */
export interface TableOpened {
  table: TableSummary;
  invite: string;
  watch: string;
  /** by seat number */
  seat_tokens: Record<string, string>;
}

/** On a chosen seat, or the first open one. */
export interface SitDown {
  /** the invitation; a listed table needs none */
  token?: string;
  seat?: number | null;
}

/** A seat's token: this guest sits there from now on. */
export interface Claim {
  token: string;
}

/** A request about one seat. */
export interface OnSeat {
  seat: number;
}

/** One answer somebody has tried out, and how often it wins, in whole percent. */
export interface Advised {
  action: number;
  label: string;
  percent: number;
  /** of 95 % */
  low: number;
  high: number;
}

/** What a bot would do on this seat, in words, and all it has compared, best first. */
export interface Hint {
  ply: number;
  epoch: number;
  text: string;
  advised: Advised[];
}

/** Shall a bot play for this seat, whose guest is away? All other people at the table must agree. */
export interface Vote {
  seat: number;
  agree?: boolean;
}

/** Shall the game be put away without a result? All people who still play must agree. */
export interface Stopping {
  seat: number;
  agree?: boolean;
}

/** One of my games: the newest first. */
export interface GameLine {
  table: string;
  game: string;
  title: string;
  /** as in a `TableSummary` */
  status: string;
  created: number;
  /** 0: not yet */
  ended: number;
  /** by seat */
  names: string[];
  /** seats that a bot had from the start */
  bots: number[];
  /** my seats */
  yours: number[];
  /** of a game that is over, by seat; else empty */
  ranks: number[];
  winners: number[];
  scores: number[];
  /** seats */
  resigned: number[];
}

/** My games, so many of them as were asked for. */
export interface MyGames {
  games: GameLine[];
  /** there are older ones */
  more: boolean;
}

/** Whether spectators may see what my seat sees. */
export interface Shoulder {
  seat: number;
  allow: boolean;
}

/** How fast the bots of a table answer, where people play. */
export interface BotPace {
  pace: "at once" | "fast" | "normal" | "slow";
}

/** A bot for an open seat. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** Where you sit, and the token that brings you back from another device. It is shown once. */
export interface Seated {
  table: TableSummary;
  seat: number;
  token: string;
}

/** Something to be agreed before a game: a key of its `config` and the values it may have. */
export interface Choice {
  key: string;
  /** the first is the usual one, unless several may be chosen: then none is */
  choices: string[];
  several: boolean;
  /** what each choice is called */
  titles: string[];
  /** what each choice means; empty if nothing is said about it */
  notes: string[];
  /** what is chosen */
  title: string;
}

/** Cards a game can be played with, and what can be agreed with them. */
export interface PackOffer {
  name: string;
  title: string;
  settings: Choice[];
}

/** A game this server offers. */
export interface GameSummary {
  name: string;
  title: string;
  least_seats: number;
  most_seats: number;
  pack: string;
  rules_version: string;
  settings: Choice[];
  /** the usual one first */
  packs: PackOffer[];
}

/**
 * A bot with a character: one of the bots by name, the level from 1 to 8, how they play, and by game the
 * points of the last ladder, where the fifth level has 1000.
 */
export interface Opponent {
  name: string;
  level: number;
  plays: string;
  ratings: Record<string, number>;
}

/** How many days something is kept here; null: for good. */
export interface Keeps {
  chat: number | null;
  games: number | null;
}

/** What can be played here, and against whom. */
export interface Offer {
  version: number;
  games: GameSummary[];
  bots: string[];
  notice: string;
  opponents: Opponent[];
  keeps: Keeps;
}

/** How others will know you, and in which language you are spoken to. */
export interface GuestName {
  name?: string;
  /** one of those `Me` names; empty: as it was */
  language?: string;
}

/** You, as this server knows you; an empty name: not at all. */
export interface Me {
  name: string;
  /** in which you are spoken to: your choice, or your browser's */
  language: string;
  /** that can be chosen, and what each is called in itself */
  languages: Record<string, string>;
}

/** For whoever watches the server. */
export interface Health {
  /** "ok", "trouble", or "ill" (then the answer is a 503) */
  status: string;
  version: string;
  tables: number;
  sockets: number;
  /** of bots */
  processes: number;
  /** what does not work now, a sentence each */
  troubles: string[];
}

/** A finished game in the list. */
export interface RecordLine {
  table: string;
  game: string;
  names: string[];
  ended: number;
  /** seats that a bot had from the start */
  bots: number[];
}

/** Which token is replaced: "invite", "watch", or the one of a seat. */
export interface Renew {
  kind: "invite" | "seat" | "watch";
  seat?: number;
}

/** The new token. It is shown once. */
export interface Renewed {
  token: string;
}

// monstrum.server.protocol_replay ----------------------------------------------------------------

/** What was answered at a ply; it leads to the next one. */
export interface MomentLine {
  ply: number;
  seat: number;
  words: string;
  /** as a sentence */
  label: string;
  /** it begins an answer: not a further pick of a gesture or of a sealed block */
  starts: boolean;
  /** of the table at that ply: "Round 2 of 3 · cycle 6" */
  status: string;
}

/** A finished game from ply 0 (nothing was answered) to `plies` (it is over). */
export interface Moments {
  table: string;
  game: string;
  title: string;
  plies: number;
  names: string[];
  /** seats that a bot had from the start */
  bots: number[];
  ranks: number[];
  winners: number[];
  scores: number[];
  /** one per ply but the last */
  lines: MomentLine[];
  /** of the cards it was played with */
  pack_hash: string;
}

/** The table at one ply, through the eyes of a seat or of a spectator (-1). */
export interface Moment {
  table: string;
  seat: number;
  ply: number;
  view: unknown;
  board: Board;
  /** how many events of this reader came before `events` */
  first: number;
  events: Happened[];
  prompt: string;
  decision: string;
  waiting: number[];
  /** what the seat could choose from */
  options: Option[];
  /** the action it then took; -1 if somebody else was next */
  chosen: number;
  /** how it came to this from the ply before; the first is a change of `board` */
  steps: Step[];
}

// monstrum.server.protocol_learn -----------------------------------------------------------------

/** Where somebody is in a lesson, and what they do there. */
export interface LessonAsk {
  /** the answers so far; an empty one went on */
  said?: string[];
  /** how often something was taken back */
  epoch?: number;
  /** how many events were shown; None: all that come */
  shown?: number | null;
  command?: Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft | null;
}

/** Where that leads. */
export interface LessonTold {
  said: string[];
  voice: Voice;
  table: TableSummary;
  update: Update;
  answer: Accepted | Picking | Seen | Drafted | Refused | null;
}

/** A lesson in the list. */
export interface LessonLine {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

/** Help with one kind of question, for a first game. */
export interface FirstHint {
  /** what this is */
  what: string;
  /** what one can do */
  can: string;
  /** what a good player looks at */
  look: string;
}

/** What a game brings for who learns it. */
export interface Lessons {
  game: string;
  title: string;
  lessons: LessonLine[];
  /** by kind of question */
  hints: Record<string, FirstHint>;
  /** around them, in the language of who reads */
  words: Record<string, string>;
}

// monstrum.server.protocol_games -----------------------------------------------------------------

/** Every card of a game as it is printed. It changes with the pack only. */
export interface Faces {
  game: string;
  pack: string;
  pack_hash: string;
  faces: Face[];
  /** the words they use, explained: triggers, modes, aptitudes */
  terms: Face[];
}

/** One rule. */
export interface RuleText {
  /** `XY-4.3` */
  id: string;
  /** with two marks of Markdown: **strong** and `code` */
  text: string;
  /** where it comes from: "[rulebook]", "[ruling: why]" */
  tags: string[];
  /** names of scenarios that show it, where this server has them */
  scenarios: string[];
}

/** One chapter of a rule book. */
export interface RuleChapter {
  /** `XY-4` */
  id: string;
  title: string;
  rules: RuleText[];
}

/** All rules of one game, in the order of the book. */
export interface RuleBook {
  game: string;
  title: string;
  chapters: RuleChapter[];
  /** the game in a few sentences, with the marks of a rule's text; empty if nobody wrote them */
  brief: string[];
}

// monstrum.server.protocol_companion -------------------------------------------------------------

/**
 * One tap, as a server has to read it to carry it on.
 *
 * It is carried as it came: kinds and fields that this server has never heard of are a newer page's.
 */
export interface CompanionEntry {
  id: string;
  table: string;
  tick: number;
  at: number;
  who: string;
  kind: string;
  data: Record<string, unknown>;
}

/** What a phone has, and how much of the table it knows. */
export interface CompanionNews {
  key: string;
  phone: string;
  known: number;
  entries: Record<string, unknown>[];
  /** seconds the answer may wait for something new */
  wait: number;
}

/** What the others have written since. */
export interface CompanionLog {
  entries: Record<string, unknown>[];
  /** of entries this table has here */
  number: number;
  /** that listened within the last minute */
  phones: number;
}

/** A game that is over, for the games of whoever sends it. */
export interface CompanionResult {
  key: string;
  game: string;
  result: Record<string, unknown>;
}

/** A game played at a real table, among my games. */
export interface CompanionGame {
  table: string;
  game: string;
  ended: number;
  result: Record<string, unknown>;
}

/** A part in its slot. */
export interface CompanionPlace {
  id: string;
  slot: string;
}

/** The cards of one player. */
export interface CompanionBench {
  monster: CompanionPlace[];
  hand: string[];
  pile: string[];
}

/** The monsters of one round of XYbrid, to be deployed by the engine. */
export interface CompanionDeployment {
  round: number;
  first: number;
  infamy: number[];
  seats: CompanionBench[];
}

/** What the deployment comes to. */
export interface CompanionDeployed {
  infamy: number[];
  gained: number[];
  lines: string[];
  /** what the engine could not know */
  guessed: string;
}

// monstrum.server.protocol -----------------------------------------------------------------------

export const VERSION = 1;
export const SPECTATOR = -1;
export const LONGEST_FRAME = 65536;
export const DEEPEST = 16;
export const LONGEST_WORDS = 200;
export const LONGEST_CHAT = 500;
export const LONGEST_ID = 64;

/** The first message on a socket: which protocol, and the last ply this client has seen. */
export interface Hello {
  type: "hello";
  version?: number;
  since?: number;
  /** by seat: how many events were shown here; the steps after them are told */
  shown?: Record<string, number>;
  /** a seat's or a spectator's; without one the guest's cookie says who it is */
  token?: string;
  /** a seat over whose shoulder a spectator looks, if that seat allows it */
  look?: number;
  /** in which it is told; empty: as the request that opened the socket asks for */
  language?: string;
  /** updates without `view`, and after the first one as `Brief` */
  brief?: boolean;
}

/** An answer: the number of an option, or words of an action or gesture. */
export interface Play {
  type: "play";
  /** the client's own; the same id is never played twice */
  id: string;
  seat: number;
  /** as in the last update of this seat; so is `epoch` */
  ply: number;
  epoch?: number;
  action?: number | null;
  words?: string | null;
}

/** What a gesture may go on with after these picks, in any order; nothing is played. */
export interface Pick {
  type: "pick";
  id: string;
  seat: number;
  ply: number;
  epoch?: number;
  picked?: number[];
}

/** In a sealed block: my picks, as long as somebody has not committed. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
  ply: number;
  epoch?: number;
}

/** Back to before my last answer, or to the start of my turn; free, or a question to the others. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  ply: number;
  epoch?: number;
  turn?: boolean;
}

/** The answer to somebody's question whether something may be undone. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/** Why these words, or touching this thing, are not possible for the seat now; nothing is played. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  words?: string;
  /** a thing on the table, instead of words */
  ref?: string;
  /** of the gesture the thing would go on */
  picked?: number[];
}

/** What is seen from a thing, or from a place as if whoever acts stood there; nothing is played. */
export interface Sight {
  type: "sight";
  id: string;
  seat: number;
  ref: string;
  /** looking that way, instead of as he looks now */
  facing?: string;
}

/** What a force comes to with these picks, in any order; nothing is played. */
export interface Draft {
  type: "draft";
  id: string;
  seat: number;
  picked?: number[];
}

/** Something said at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
  seat?: number;
}

/** A spectator looks over this seat's shoulder, if it allows that; -1: at the table again. */
export interface Look {
  type: "look";
  seat: number;
}

/** A `Brief` came that changes a board this client does not have: tell me all, as after `Hello`. */
export interface Whole {
  type: "whole";
  since?: number;
  shown?: Record<string, number>;
}

/** From now on in this language: all is told once more in it. */
export interface Speak {
  type: "speak";
  language: string;
}

/** Keeps a line open; the answer is a `Pong`. */
export interface Ping {
  type: "ping";
}

/** One thing the seat may do now. */
export interface Option {
  action: number;
  words: string;
  label: string;
  refs: string[];
  /** it begins a gesture: `pick` says what may follow */
  more: boolean;
  /** it shows or rolls something: it cannot be undone without asking */
  final: boolean;
  /** pass, done, none, stop: it leaves things as they are, and asks for no thing */
  declines: boolean;
  /** of the action space, in no language: `step`, `none`; empty: the game does not say */
  block: string;
}

/** An event this reader may know, as a sentence; `ply`: how many entries there were. */
export interface Happened {
  ply: number;
  text: string;
  reveals: boolean;
  random: boolean;
  /** the seat for which somebody else answered: its time was over, or its bot failed */
  stand_in: number;
  /** the die it tells of */
  rolled: Rolled | null;
  /** what it is about, for those who show it */
  cue: Cue;
}

/** The table after something happened, as this reader could see it then. */
export interface Step {
  /** so many of this reader's events have happened then */
  until: number;
  /** of the step before, the first one of the update's `board`; see `differences.py` */
  change: unknown;
}

/** Thinking time when this was sent. Those of `running` go down from then on. */
export interface ClockTimes {
  /** seconds per seat; None: a bot plays it, which has no clock */
  left: (number | null)[];
  running: number[];
}

/** Somebody asks to go back. */
export interface UndoQuestion {
  seat: number;
  ply: number;
  turn: boolean;
  /** who has not answered yet */
  waiting: number[];
}

/** What is told only when the game is over. */
export interface Ending {
  ranks: number[];
  /** seats; none of them in a drawn game, several where a victory is shared */
  winners: number[];
  scores: number[];
  seed: string;
  chain: string;
  /** seats, as they resigned */
  resigned: number[];
}

/** All that one seat (or a spectator) may know. `events` replace what the client has from `first` on. */
export interface Update {
  type: "update";
  table: string;
  seat: number;
  ply: number;
  epoch: number;
  view: unknown;
  /** the same view in words that every game shares */
  board: Board;
  first: number;
  events: Happened[];
  prompt: string;
  decision: string;
  waiting: number[];
  options: Option[];
  /** a sealed block is open: what this seat chooses is shown to nobody yet */
  secret: boolean;
  /** without asking */
  can_undo: boolean;
  /** the turn, without asking */
  can_restart: boolean;
  can_ask_undo: boolean;
  can_take_back: boolean;
  question: UndoQuestion | null;
  /** why this game cannot go on; empty if it can */
  frozen: string;
  ending: Ending | null;
  version: number;
  /** None: no clock at this table */
  clocks: ClockTimes | null;
  /** what this seat sees, shown to a spectator: nothing can be answered */
  shoulder: boolean;
  /** what the decision may lead to: odds, squares within reach */
  outlook: Outlook;
  /** how it came to this, for those who show it */
  steps: Step[];
  /** of the game, as it counts them */
  round: number;
  /** of the board, for those who are told differences to it */
  mark: string;
  /** a question that comes again and again: who wants to may be spared it */
  window: boolean;
  /** what the question of this seat is about, as refs */
  subject: string[];
}

/** An update for who has the one before it: what is large is told as a difference (`differences.py`). */
export interface Brief {
  type: "brief";
  /** without `view`, `board` and the ways of its outlook; its mark is that of the new board */
  update: Update;
  /** the mark of the board that is changed: who has another one asks for the `Whole` */
  base: string;
  /** a change of the board of the update before */
  board: unknown;
  /** of the outlook: each a change of the way before it, the first one of {} */
  ways: unknown[];
}

/** The command with this id is stored: it survives a crash of the server. */
export interface Accepted {
  type: "accepted";
  id: string;
  ply: number;
  epoch: number;
}

/** A gesture in the making. When `words` are not empty it is complete: `play` them. */
export interface Picking {
  type: "picking";
  id: string;
  ply: number;
  epoch: number;
  prompt: string;
  /** the picks, as a sentence */
  so_far: string;
  /** the things picked */
  refs: string[];
  options: Option[];
  words: string;
  final: boolean;
}

/** The answer to `Sight`. */
export interface Seen {
  type: "seen";
  id: string;
  lines: Sightline[];
  /** that are seen */
  places: string[];
}

/** The answer to `Draft`. */
export interface Drafted {
  type: "drafted";
  id: string;
  roster: Roster;
}

/** Nothing was changed. `stale` and `duplicate` (HTTP 409) carry the current ply; the rest is 422. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  ply: number;
  epoch: number;
  rules: string[];
  params: Record<string, string>;
}

/** Chat: a line, or several for somebody who has just come. */
export interface Said {
  type: "said";
  lines: ChatLine[];
}

/** Who sits at the table and how it stands has changed. */
export interface Around {
  type: "around";
  table: TableSummary;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
}

/** The message could not be understood, or was not allowed at all. */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
}

export type Incoming = Hello | Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft | Chat | Look | Whole | Speak | Ping;

export type Command = Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft;

export type Outgoing = Update | Brief | Accepted | Picking | Seen | Drafted | Refused | Said | Around | Pong | Problem;
