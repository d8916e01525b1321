/** The tables of this phone: the page reads them here, and every tap goes through `write`. */

import { Keeping, type Link } from './keeping.ts';
import { after, effective, type Entry, lastDone, lastUndo, merge, Pen, together, UNDO, undoing } from './log.ts';
import { say } from '../words/words.svelte.ts';
import { asText, playersOf } from './reading.ts';
import { Sync, type SyncState } from './sync.ts';

const PHONE = 'monstrum.companion.phone';
const NAME = 'monstrum.companion.name';
const NEWS = 'monstrum.companion';

export const randomId = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function remembered(name: string, make: () => string): string {
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    const made = make();
    localStorage.setItem(name, made);
    return made;
  } catch {
    return make();
  }
}

export interface TableLine {
  id: string;
  game: string;
  players: string[];
  at: number; // when somebody last did something
  over: boolean;
}

export class Ledger {
  entries: Entry[] = $state.raw([]); // of all tables, in order
  open = $state(''); // the table that is looked at
  link: Link | null = $state.raw(null);
  sync: SyncState = $state.raw({ state: 'off', phones: 1 });
  trouble = $state(''); // a sentence, if something could not be stored
  who = $state(remembered(NAME, () => ''));

  readonly table = $derived(this.entries.filter((entry) => entry.table === this.open));
  readonly done = $derived(effective(this.table));
  readonly last = $derived.by(() => {
    const last = lastDone(this.table);
    return last && (together(this.table, last)[0] ?? last); // a tap is called by its first entry
  });
  readonly redoable = $derived(lastUndo(this.table));

  private readonly pen = new Pen(
    remembered(PHONE, () => randomId(6).replace(/[._]/g, 'x')),
    randomId(4).replaceAll('.', 'x'),
  );
  private readonly news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NEWS) : null;
  private carrier: Sync | null = null;

  private constructor(private readonly keeping: Keeping) {}

  static async start(): Promise<Ledger> {
    const ledger = new Ledger(await Keeping.open());
    ledger.entries = await ledger.keeping.all();
    if (ledger.news) ledger.news.onmessage = () => void ledger.reread();
    return ledger;
  }

  /** Another window of this phone has written something. */
  private async reread(): Promise<void> {
    this.entries = merge(this.entries, await this.keeping.all());
  }

  get name(): string {
    return this.who || say('companion-phone_named', { id: this.pen.phone.slice(0, 3) });
  }

  rename(name: string): void {
    this.who = name.trim().slice(0, 24);
    try {
      localStorage.setItem(NAME, this.who);
    } catch {
      // then it is the name of this visit
    }
  }

  readonly tables: TableLine[] = $derived.by(() => {
    const lines = this.entries
      .filter((entry) => entry.kind === 'table')
      .map((opening) => {
        const own = effective(this.entries.filter((entry) => entry.table === opening.table));
        return {
          id: opening.table,
          game: asText(opening.data.game),
          players: playersOf(own),
          at: Math.max(...own.map((entry) => entry.at)),
          over: own.some((entry) => entry.kind === 'end'),
        };
      });
    return lines.sort((a, b) => b.at - a.at);
  });

  /** A new table, and its id. */
  async begin(data: Record<string, unknown>): Promise<string> {
    const id = randomId(9);
    await this.keep([this.pen.write(id, [], this.name, Date.now(), 'table', data)]);
    return id;
  }

  /** A tap: it is on the phone before it is on the screen. */
  async write(kind: string, data: Record<string, unknown>): Promise<void> {
    await this.writeAll([{ kind, data }]);
  }

  /** A tap that says several things: kept together, and taken back together. */
  async writeAll(things: readonly { kind: string; data: Record<string, unknown> }[]): Promise<void> {
    const known = [...this.entries.filter((entry) => entry.table === this.open), ...this.waiting];
    const written: Entry[] = [];
    for (const { kind, data } of things) {
      const more = written[0] ? { ...data, with: written[0].id } : data;
      written.push(this.pen.write(this.open, [...known, ...written], this.name, Date.now(), kind, more));
    }
    if (written.length) await this.keep(written);
  }

  private waiting: Entry[] = []; // written, not yet shown: the next tap comes after them

  private async keep(entries: Entry[]): Promise<void> {
    this.waiting.push(...entries);
    try {
      await this.keeping.put(entries);
      this.trouble = '';
    } catch (error) {
      this.trouble = say('companion-not_stored', { why: error instanceof Error ? error.message : '' });
    }
    this.waiting = this.waiting.filter((entry) => !entries.includes(entry));
    this.entries = merge(this.entries, entries);
    this.news?.postMessage('written');
    this.carrier?.nudge();
  }

  async undo(): Promise<void> {
    const last = lastDone(this.table);
    if (last) await this.write(UNDO, { of: together(this.table, last).map((entry) => entry.id) });
  }

  async redo(): Promise<void> {
    if (this.redoable) await this.write(UNDO, { of: [this.redoable.id] });
  }

  /** Everything after this entry is taken back; it can be redone. */
  async backTo(id: string): Promise<void> {
    for (const data of undoing(after(this.table, id))) await this.write(UNDO, data);
  }

  /** From a file, a text or the server. */
  async take(entries: readonly Entry[]): Promise<number> {
    const known = new Set(this.entries.map((entry) => entry.id));
    const fresh = entries.filter((entry) => !known.has(entry.id));
    if (fresh.length === 0) return 0;
    await this.keeping.put(fresh);
    this.entries = merge(this.entries, fresh);
    this.news?.postMessage('taken');
    return fresh.length;
  }

  async look(table: string): Promise<void> {
    this.carrier?.stop();
    this.carrier = null;
    this.open = table;
    this.sync = { state: 'off', phones: 1 };
    this.link = table ? await this.keeping.link(table) : null;
    if (this.link) this.carry(this.link);
  }

  /** From now on the server carries this table's entries; the key stays in the link. */
  async share(): Promise<Link> {
    if (this.link) return this.link;
    const link = { table: this.open, key: randomId(18), known: 0 };
    await this.keeping.putLink(link);
    this.link = link;
    this.carry(link);
    return link;
  }

  async join(table: string, key: string): Promise<void> {
    const known = await this.keeping.link(table);
    await this.keeping.putLink(known?.key === key ? known : { table, key, known: 0 });
    await this.look(table);
  }

  private carry(link: Link): void {
    this.carrier = new Sync(link, this.pen.phone, {
      own: () => this.entries.filter((entry) => entry.table === link.table),
      take: async (entries) => void (await this.take(entries)),
      known: (number) => this.keeping.putLink({ ...link, known: number }),
      say: (state) => (this.sync = state),
    });
    this.carrier.start();
  }

  async remove(table: string): Promise<void> {
    await this.keeping.remove(table);
    this.entries = this.entries.filter((entry) => entry.table !== table);
  }
}
