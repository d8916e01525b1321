/** What people do around a table: sitting down, bots, starting, leaving. The server tells everybody the result. */

import { api, ApiProblem } from '../api.ts';
import type { BotsPace } from '../lobby/pace.ts';
import { keepTokens, tokensOf } from '../stores/tokens.ts';
import { toast } from '../stores/toasts.svelte.ts';
import type { TableSession } from './session.svelte.ts';
import { say } from '../words/words.svelte.ts';

const HINTED = 20_000; // milliseconds to read it in

/** Runs a request; the server's sentence is shown if it says no. */
async function tried(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    toast(error instanceof ApiProblem ? error.message : say('table-failed'), 'bad');
    return false;
  }
}

export async function sitDown(session: TableSession, seat: number | null): Promise<boolean> {
  return tried(async () => {
    const seated = await api.sit(session.table, tokensOf(session.table).invite, seat);
    keepTokens(session.table, { seats: { [seated.seat]: seated.token } });
    session.rejoin();
  });
}

/** A seat's token from a link: it is used up, and a new one is kept. */
export async function claimSeat(session: TableSession, token: string): Promise<boolean> {
  return tried(async () => {
    const seated = await api.claim(session.table, token);
    keepTokens(session.table, { seats: { [seated.seat]: seated.token } });
    session.rejoin();
  });
}

export const putBot = (session: TableSession, seat: number, bot: string): Promise<boolean> =>
  tried(() => api.putBot(session.table, seat, bot));

/** How fast the bots answer; only whoever opened the table says so. */
export const setPace = (session: TableSession, pace: BotsPace): Promise<boolean> =>
  tried(() => api.pace(session.table, pace));

export const start = (session: TableSession): Promise<boolean> => tried(() => api.start(session.table));

export const leave = (session: TableSession, seat: number): Promise<boolean> =>
  tried(() => api.leave(session.table, seat));

export const comeBack = (session: TableSession, seat: number): Promise<boolean> =>
  tried(() => api.comeBack(session.table, seat));

/** What a bot would do; everybody is told that it was asked for. */
export const hint = (session: TableSession, seat: number, plain: (text: string) => string): Promise<boolean> =>
  tried(async () => toast(plain((await api.hint(session.table, seat)).text), 'hint', HINTED));

/** Give the game up. */
export const resign = (session: TableSession, seat: number): Promise<boolean> =>
  tried(() => api.resign(session.table, seat));

/** Shall the game be put away without a result? */
export const stop = (session: TableSession, seat: number, agree: boolean): Promise<boolean> =>
  tried(() => api.stop(session.table, seat, agree));

/** Put a table away where nobody else plays. */
export const closeTable = (session: TableSession): Promise<boolean> => tried(() => api.close(session.table));

/** Shall a bot play for somebody who is away? */
export const vote = (session: TableSession, seat: number, agree: boolean): Promise<boolean> =>
  tried(() => api.vote(session.table, seat, agree));

/** Whether spectators may see what my seat sees. */
export const allowLooks = (session: TableSession, seat: number, allow: boolean): Promise<boolean> =>
  tried(() => api.shoulder(session.table, seat, allow));

/** A token this browser has, or a new one instead of the old: then older links open nothing any more. */
export async function linkToken(session: TableSession, kind: 'invite' | 'watch'): Promise<string> {
  const known = tokensOf(session.table)[kind];
  if (known) return known;
  let found = '';
  await tried(async () => {
    found = (await api.renew(session.table, kind)).token;
    keepTokens(session.table, { [kind]: found });
  });
  return found;
}

export async function seatToken(session: TableSession, seat: number): Promise<string> {
  const known = tokensOf(session.table).seats[seat];
  if (known) return known;
  let found = '';
  await tried(async () => {
    found = (await api.renew(session.table, 'seat', seat)).token;
    keepTokens(session.table, { seats: { [seat]: found } });
  });
  return found;
}
