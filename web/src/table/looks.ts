/** How a game is drawn. Without looks of its own a game is drawn from its board alone; see docs/web.md. */

import type { Component, Snippet } from 'svelte';
import { brought } from '../games/entries.ts';
import type { SlideSigns, SlideSize } from '../components/slide.ts';
import type { Act, Script } from '../stage/acts.ts';
import type { Board, Face, Happened, Option, Outlook, Thing, Update, Zone } from '../protocol.ts';
import type { Sitting } from './Panel.svelte';

export interface BoardProps {
  board: Board;
  reader: number; // -1: a spectator
  sitting: (seat: number) => Sitting;
  question?: string; // with every new one the tray opens what it is about
  all?: boolean; // no side column shows the reader's own cards: they lie in the tray too
  chips?: Snippet | undefined; // beside the tabs of the tray
  tray?: Snippet | undefined; // instead of the tray
}

export interface CardProps extends SlideSigns {
  thing: Thing;
  face: Face | null;
  size?: SlideSize;
  stop?: boolean; // the tab key stops here
  onclick?: (event: MouseEvent) => void;
  onlight?: (on: boolean) => void;
}

export interface HeldProps {
  act: Act;
  log: readonly Happened[]; // up to it
  ongo: () => void;
}

export interface Looks {
  room: string; // the ground it is played on: see table.css
  few: number; // so many options are shown as chips, even where they can be touched
  Art: Component<{ face: Face }> | null; // the picture on a card
  Card: Component<CardProps> | null; // a whole card
  Creature: Component<{ zone: Zone; small?: boolean }> | null; // a zone of slots, as one body
  Board: Component<BoardProps> | null; // the whole table
  Side: Component<{ board: Board; reader: number }> | null; // above the log, instead of the reader's own cards
  script?: Script; // how what happens is told
  Held?: Component<HeldProps>; // what lies over the table until somebody goes on
  sum?: (log: readonly Happened[], seats: number) => readonly string[]; // by seat: how it came to the score
  mood?: (log: readonly Happened[]) => string; // what the table looks like because of it: `deployment`
  asksOnce?: boolean; // no question comes twice in a round: nobody has to be spared any
  noted?: boolean; // what a question is about stands below it on wide pages, too
  hint?: (decision: string, ahead: Outlook) => string; // how it is answered on the picture; empty: as any other
  odds?: (option: Option, ahead: Outlook) => string; // what stands beside an option in words: how likely it succeeds
  sign?: (option: Option) => string; // what stands for its words where there is little room; empty: they do
  stake?: (update: Update) => string; // what a window is about: to be spared one kind spares no other
  told?: (option: Option) => boolean; // what it does stands on the thing that is touched, whole
  pays?: (option: Option, decision: string) => boolean; // a card that only counts: what it says does not happen
  shown?: (ref: string) => boolean; // the table itself tells all about it, whenever one looks at it
  keyOf?: (option: Option) => string; // the key that plays it at once, where a game has one; empty: its number
  place?: (board: Board, ref: string, reader: number) => string | null; // what they call a place; null: not there
  // What they called it when an event of the log had happened; null: as they call it now.
  placeThen?: (board: Board, log: readonly Happened[], at: number, ref: string, reader: number) => string | null;
  // Options shown as words, where the table draws the others itself.
  chips?: (options: readonly Option[], decision: string, ahead: Outlook) => Option[];
}

export const PLAIN: Looks = { room: '', few: 4, Art: null, Card: null, Creature: null, Board: null, Side: null };

const OWN = import.meta.glob<{ LOOKS: Looks }>('../games/*/looks.ts');

/** Loaded when a table of the game is opened; drawings that cannot be loaded are done without. */
export async function looksOf(game: string): Promise<Looks> {
  return (await brought(OWN, game))?.LOOKS ?? PLAIN;
}
