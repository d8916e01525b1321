/** From the options to an answer: touching, picking, confirming, changing one's mind. No rule is known here. */

import type { Answer, Sendable } from '../socket.ts';
import type { Option, Picking, Refused, Update } from '../protocol.ts';
import { newId } from '../wires.ts';

export interface ChoosingWires {
  send(command: Sendable): Promise<Answer | null>;
  oneClick(): boolean;
  freeUndo(): boolean; // nobody else would have to agree
  stale(seat: number): void; // somebody was faster: fetch the table anew
}

/** Blocks of which sets are picked: cards to pay with, two spots that change places, parts to jam or to attach. */
const IN_ANY_ORDER = new Set(['card', 'spot', 'choose', 'fit']);

/** Why touching something did nothing. */
export interface NotNow {
  ref: string; // the thing; empty for typed words
  refused: Refused;
}

/** Several answers to questions that follow each other, as the server has proposed them. */
export interface Plan {
  label: string; // what the button says
  actions: readonly number[];
  refs: readonly string[]; // where it leads
  words?: string; // all of it as one sentence, instead of the answers
  back?: () => Plan | null; // what it was one step before
  stands?: boolean; // it was there before anything was touched: there is nothing to call off
  note?: string; // what it comes to, beside the button
  other?: Plan; // another end of it, with a button of its own: to walk there, but not to stop yet
}

/** A plan being carried out: it ends as soon as anything else happens in between. */
interface Walk {
  plan: Plan;
  done: number;
  seat: number;
  ply: number;
  epoch: number;
  decision: string; // every answer of it is one to this question
}

export class Choosing {
  update: Update | null = $state.raw(null);
  picked: number[] = $state.raw([]); // of a gesture in the making
  picking: Picking | null = $state.raw(null);
  chosen: Option | null = $state.raw(null);
  plan: Plan | null = $state.raw(null);
  // things touched that several options point at: the next touch says which one is meant
  held: string[] = $state.raw([]);
  menu: { ref: string; options: Option[] } | null = $state.raw(null);
  notNow: NotNow | null = $state.raw(null);
  busy = $state(false); // an answer is on its way
  walking = $state(false); // a plan is being carried out
  #walk: Walk | null = null;
  #set: Option[] = []; // picked so far, where picks have no order
  #asking = false; // what may follow a pick
  #next = ''; // touched meanwhile
  #reasons = new Map<string, Promise<string>>();
  #round = 0; // an answer to an earlier question comes too late

  /** What a gesture may begin with as well, where its picks have no order: cards to pay with. */
  beside: Option[] = $state.raw([]);

  /** All options of the question, whatever is held. */
  asked: Option[] = $derived(
    this.update?.shoulder ? [] : (this.picking?.options ?? [...(this.update?.options ?? []), ...this.beside]),
  );
  options: Option[] = $derived(this.asked.filter((option) => this.held.every((ref) => option.refs.includes(ref))));
  /** Things one may touch now. */
  live: ReadonlySet<string> = $derived(new Set(this.options.flatMap((option) => option.refs)));
  /** Things touched already. */
  touched: ReadonlySet<string> = $derived(
    new Set([...(this.picking?.refs ?? []), ...this.held, ...(this.plan?.refs ?? []), ...(this.chosen?.refs ?? [])]),
  );
  /** The gesture is complete, or an option is chosen: one more press plays it. */
  ready = $derived(this.chosen !== null || this.plan !== null || (this.picking !== null && this.picking.words !== ''));
  /** What is ready cannot be taken back alone, and something is lost by it. */
  final = $derived(this.chosen !== null ? this.#isFinal(this.chosen) : this.#gestureIsFinal(this.picking));
  /** There is something to take back before it is played. */
  begun = $derived((this.ready && !(this.chosen === null && this.plan?.stands)) || this.picked.length > 0);
  /** What is asked next; of a gesture that is whole, what it answers. */
  prompt = $derived((this.picking?.words === '' && this.picking.prompt) || (this.update?.prompt ?? ''));
  soFar = $derived(this.picking?.so_far ?? '');
  /** What is ready, in words. */
  readyWords = $derived(this.chosen?.label ?? this.plan?.label ?? '');

  constructor(private readonly wires: ChoosingWires) {}

  /** A new update of the shown seat. A choice survives if the question is still the same. */
  take(update: Update | null): void {
    const same = this.update !== null && update !== null && sameQuestion(this.update, update);
    const walk = this.#walk;
    this.update = update;
    if (!same) this.reset();
    if (!same) void this.#widen();
    if (!same && walk !== null) void this.#goOn(walk);
    else if (this.chosen !== null)
      this.chosen = this.options.find((option) => option.words === this.chosen?.words) ?? null;
  }

  /** Nothing can be chosen while something is shown; a plan goes on afterwards. */
  wait(update: Update): void {
    const walk = this.#walk;
    this.update = update;
    this.reset();
    this.beside = [];
    this.#walk = walk;
    this.walking = walk !== null;
  }

  reset(): void {
    this.#round += 1;
    this.#reasons.clear();
    this.picked = [];
    this.#set = [];
    this.#next = '';
    this.#asking = false;
    this.picking = null;
    this.chosen = null;
    this.plan = null;
    this.held = [];
    this.menu = null;
    this.notNow = null;
    this.busy = false;
    this.walking = false;
    this.#walk = null;
  }

  /** Options that point at a thing. */
  at(ref: string): Option[] {
    return ref === '' ? [] : this.options.filter((option) => option.refs.includes(ref));
  }

  /** Somebody clicked a thing on the table. */
  async touch(ref: string): Promise<void> {
    if (this.#asking) this.#next = ref;
    if (this.busy || this.update === null) return;
    this.notNow = null;
    const found = this.at(ref);
    const [only] = found;
    if (this.held.includes(ref) && this.chosen === null) await this.cancel();
    else if (this.chosen !== null && found.includes(this.chosen)) await this.confirm();
    else if (found.length === 1 && only !== undefined) await this.choose(only);
    else if (found.length > 1) this.#ambiguous(ref, found);
    else if (this.held.length > 0 && this.asked.some((option) => option.refs.includes(ref))) {
      this.held = [];
      this.chosen = null;
      await this.touch(ref);
    } else if (this.picked.length > 0 && this.#set.length > 0 && this.touched.has(ref)) await this.#putBack(ref);
    else if (this.ready && this.touched.has(ref)) await this.confirm();
    else if (this.touched.has(ref)) await this.cancel();
    else await this.whyNot(ref);
  }

  /** One of a set is not meant after all. What came by itself, because nothing else was left, stays. */
  async #putBack(ref: string): Promise<void> {
    const back = this.#set.findLast((option) => option.refs.includes(ref));
    if (back === undefined) return;
    const rest = this.picked.toSpliced(this.picked.lastIndexOf(back.action), 1);
    if (rest.length === 0) this.reset();
    else await this.#pick(rest);
  }

  /** Several options point at it: if other things tell them apart, it is held until one of those is touched. */
  #ambiguous(ref: string, found: Option[]): void {
    this.chosen = null;
    const held = [...this.held, ref];
    const others = found.map((option) =>
      option.refs
        .filter((each) => !held.includes(each))
        .sort()
        .join(' '),
    );
    if (others.some((each) => each !== others[0])) this.held = held;
    else this.menu = { ref, options: found };
  }

  async choose(option: Option): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    this.notNow = null;
    this.plan = null;
    if (option.more) {
      this.chosen = null;
      if (IN_ANY_ORDER.has(option.block)) this.#set.push(option);
      await this.#pick([...this.picked, option.action]);
    } else if (this.chosen === option) {
      await this.confirm();
    } else {
      this.chosen = option;
      if (this.wires.oneClick() && !option.final) await this.confirm();
    }
  }

  /** An answer in words: one press plays it. What is lost by it and cannot be taken back alone is asked about first;
   * to decline loses nothing one has. */
  async press(option: Option): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    this.notNow = null;
    this.plan = null;
    if (option.more || this.#isFinal(option)) return this.choose(option);
    this.chosen = option;
    await this.confirm();
  }

  #gestureIsFinal(picking: Picking | null): boolean {
    return picking !== null && picking.words !== '' && picking.final && !this.wires.freeUndo();
  }

  #isFinal(option: Option): boolean {
    return option.final && !option.declines && !this.wires.freeUndo();
  }

  /** Play what is chosen, if anything is. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.chosen !== null) await this.#play({ action: this.chosen.action });
    else if (this.plan !== null) await this.#setOut(this.plan);
    else if (this.picking !== null && this.picking.words !== '') await this.#play({ words: this.picking.words });
  }

  /** One step back: what is open is closed, the choice dropped, the last pick undone. */
  async cancel(): Promise<void> {
    if (this.notNow !== null) this.notNow = null;
    else if (this.menu !== null) this.menu = null;
    else if (this.chosen !== null) this.chosen = null;
    else if (this.plan?.stands) return;
    else if (this.plan !== null) this.plan = this.plan.back?.() ?? null;
    else if (this.held.length > 0) this.held = this.held.slice(0, -1);
    else if (this.picked.length > 1) await this.#pick(this.picked.slice(0, -1));
    else if (this.picked.length === 1) this.reset();
  }

  /** Hold a plan ready, or drop it; the same one a second time is carried out. */
  propose(plan: Plan | null): void {
    if (this.busy) return;
    if (plan !== null && plan === this.plan) {
      void this.confirm();
      return;
    }
    this.notNow = null;
    this.menu = null;
    this.chosen = null;
    this.plan = plan;
  }

  /** The other end of the plan. */
  async confirmOther(): Promise<void> {
    const other = this.plan?.other;
    if (other !== undefined && !this.busy) await this.#setOut(other);
  }

  async #setOut(plan: Plan): Promise<void> {
    const { update } = this;
    if (plan.words !== undefined) return this.#play({ words: plan.words });
    const [first] = plan.actions;
    if (update === null || first === undefined) return;
    this.#walk = { plan, done: 1, seat: update.seat, ply: update.ply, epoch: update.epoch, decision: update.decision };
    this.walking = true;
    await this.#play({ action: first });
  }

  /** The next answer of a plan, if it is still offered and nothing has come between. */
  async #goOn(walk: Walk): Promise<void> {
    const { update } = this;
    const next = walk.plan.actions[walk.done];
    if (
      update === null ||
      next === undefined ||
      update.seat !== walk.seat ||
      update.epoch !== walk.epoch ||
      update.decision !== walk.decision
    )
      return;
    const alone = update.ply === walk.ply + walk.done || update.secret; // others choose secretly at the same time
    if (!alone || !this.asked.some((option) => option.action === next)) return;
    this.#walk = { ...walk, done: walk.done + 1 };
    this.walking = true;
    await this.#play({ action: next });
  }

  /** Words typed instead of clicked. */
  async say(words: string): Promise<void> {
    if (words.trim() !== '') await this.#play({ words: words.trim() });
  }

  /** The engine wants the picks of a set in its own order; people begin with any of them. */
  async #widen(): Promise<void> {
    const update = this.update;
    this.beside = [];
    const set = (option: Option): boolean => option.more && IN_ANY_ORDER.has(option.block);
    if (update === null || update.shoulder || !update.options.some(set)) return;
    const round = this.#round;
    const { seat, ply, epoch } = update;
    const answer = await this.wires.send({ type: 'pick', id: newId(), seat, ply, epoch, picked: [] });
    if (round !== this.#round || answer?.type !== 'picking') return;
    const known = new Set(update.options.map((option) => option.action));
    this.beside = answer.options.filter((option) => !known.has(option.action));
  }

  async #pick(picked: number[]): Promise<void> {
    const update = this.update;
    if (update === null) return;
    this.busy = true;
    this.#asking = true;
    const round = this.#round;
    const answer = await this.wires.send({
      type: 'pick',
      id: newId(),
      seat: update.seat,
      ply: update.ply,
      epoch: update.epoch,
      picked,
    });
    if (round !== this.#round) return;
    this.busy = false;
    this.#asking = false;
    const next = this.#next;
    this.#next = '';
    if (answer?.type === 'picking') {
      this.picked = picked;
      this.#set = this.#set.filter((option) => picked.includes(option.action));
      this.picking = answer;
      this.held = [];
      if (answer.words !== '' && this.wires.oneClick() && !answer.final) await this.confirm();
      else if (next !== '' && this.live.has(next)) await this.touch(next); // whoever is quicker than the line is heard
    } else if (answer?.type === 'refused') this.#refuse('', answer);
  }

  async #play(what: { action: number } | { words: string }): Promise<void> {
    const update = this.update;
    if (update === null || this.busy) return;
    this.busy = true;
    const round = this.#round;
    const answer = await this.wires.send({
      type: 'play',
      id: newId(),
      seat: update.seat,
      ply: update.ply,
      epoch: update.epoch,
      ...what,
    });
    if (round !== this.#round) return; // its update was here before its answer
    if (answer?.type === 'accepted') return; // busy until its update is here
    this.busy = false;
    this.walking = false;
    this.#walk = null;
    if (answer?.type === 'refused') this.#refuse('', answer);
  }

  async whyNot(ref: string): Promise<void> {
    const update = this.update;
    if (update === null || ref === '' || !update.waiting.includes(update.seat)) return;
    const round = this.#round;
    const answer = await this.wires.send({ type: 'why', id: newId(), seat: update.seat, ref, picked: this.picked });
    if (answer?.type === 'refused' && round === this.#round) this.#refuse(ref, answer);
  }

  /**
   * Why a thing cannot be chosen now, for whoever only looks at it; asked once per question. Empty: it can, or
   * nobody says.
   */
  async reason(ref: string): Promise<string> {
    const update = this.update;
    if (
      update === null ||
      ref === '' ||
      this.busy ||
      !update.waiting.includes(update.seat) ||
      this.live.has(ref) ||
      this.touched.has(ref)
    )
      return '';
    const key = `${this.picked.join()}/${ref}`;
    let found = this.#reasons.get(key);
    if (found === undefined) {
      found = this.wires
        .send({ type: 'why', id: newId(), seat: update.seat, ref, picked: this.picked })
        .then((answer) => (answer?.type === 'refused' && answer.code !== 'stale' ? answer.text : ''));
      this.#reasons.set(key, found);
    }
    return found;
  }

  #refuse(ref: string, refused: Refused): void {
    if (refused.code === 'stale' || refused.code === 'duplicate') {
      this.chosen = null;
      this.wires.stale(this.update?.seat ?? -1);
    } else this.notNow = { ref, refused };
  }
}

function sameQuestion(one: Update, other: Update): boolean {
  return (
    one.seat === other.seat &&
    one.ply === other.ply &&
    one.epoch === other.epoch &&
    one.decision === other.decision &&
    one.options.length === other.options.length &&
    one.options.every((option, at) => option.words === other.options[at]?.words)
  );
}
