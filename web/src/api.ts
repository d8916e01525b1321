/** Requests to the server: typed answers, and its own sentence when it refuses. */

import type {
  BotPace,
  Faces,
  Hint,
  Lobby,
  Me,
  MyGames,
  NewTable,
  Offer,
  Renewed,
  Seated,
  TableOpened,
  TableSummary,
  Update,
} from './protocol.ts';
import { say } from './words/words.svelte.ts';

/** What the server answered instead: `text` is a sentence for people. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly retryAfter = 0,
  ) {
    super(text);
    this.name = 'ApiProblem';
  }
}

export interface Asking {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  token?: string; // an invitation, a seat's or a spectator's
  signal?: AbortSignal;
}

const CSRF_COOKIE = 'monstrum_csrf';

export async function ask<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
  const response = await send(path, asking);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export async function askText(path: string, asking: Asking = {}): Promise<string> {
  return (await send(path, asking)).text();
}

async function send(path: string, asking: Asking): Promise<Response> {
  const method = asking.method ?? (asking.body === undefined ? 'GET' : 'POST');
  if (method !== 'GET' && csrf() === '') await reach('/api/me', {}); // the first answer brings the cookie
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf();
  if (asking.body !== undefined) headers['Content-Type'] = 'application/json';
  if (asking.token) headers['X-Monstrum-Token'] = asking.token;
  const response = await reach(path, {
    method,
    headers,
    ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
    ...(asking.signal ? { signal: asking.signal } : {}),
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiProblem(0, 'unreachable', say('common-unreachable'));
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const told: { code?: unknown; text?: unknown } = await response.json().catch(() => ({}));
  const code = typeof told.code === 'string' ? told.code : 'unknown';
  const text =
    typeof told.text === 'string' && told.text !== '' ? told.text : say('common-answered', { status: response.status });
  return new ApiProblem(response.status, code, text, Number(response.headers.get('Retry-After') ?? 0));
}

function csrf(): string {
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=', 2);
    if (name === CSRF_COOKIE) return decodeURIComponent(value);
  }
  return '';
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** The requests a table page and a lobby make. */
export const api = {
  me: () => ask<Me>('/api/me'),
  rename: (name: string) => ask<Me>('/api/me', { body: { name } }),
  forgetMe: () => ask<void>('/api/me', { method: 'DELETE' }),
  offer: () => ask<Offer>('/api/games'),
  faces: (game: string, pack: string) =>
    ask<Faces>(`/api/games/${encodeURIComponent(game)}/faces?pack=${encodeURIComponent(pack)}`),
  lobby: (signal?: AbortSignal) => ask<Lobby>('/api/lobby', signal ? { signal } : {}),
  open: (table: NewTable) => ask<TableOpened>('/api/tables', { body: table }),
  table: (table: string, token = '') => ask<TableSummary>(at(table), { token }),
  update: (table: string, seat: number, since: number, token = '') =>
    ask<Update>(at(table, `/update?seat=${seat}&since=${since}`), { token }),
  sit: (table: string, token: string, seat: number | null) => ask<Seated>(at(table, '/sit'), { body: { token, seat } }),
  claim: (table: string, token: string) => ask<Seated>(at(table, '/claim'), { body: { token } }),
  renew: (table: string, kind: 'invite' | 'watch' | 'seat', seat = -1) =>
    ask<Renewed>(at(table, '/renew'), { body: { kind, seat } }),
  putBot: (table: string, seat: number, bot: string) => ask<TableSummary>(at(table, '/bots'), { body: { seat, bot } }),
  pace: (table: string, pace: BotPace['pace']) => ask<TableSummary>(at(table, '/pace'), { body: { pace } }),
  start: (table: string) => ask<TableSummary>(at(table, '/start'), { method: 'POST' }),
  leave: (table: string, seat: number) => ask<TableSummary>(at(table, '/leave'), { body: { seat } }),
  comeBack: (table: string, seat: number) => ask<TableSummary>(at(table, '/return'), { body: { seat } }),
  vote: (table: string, seat: number, agree: boolean) =>
    ask<TableSummary>(at(table, '/vote'), { body: { seat, agree } }),
  shoulder: (table: string, seat: number, allow: boolean) =>
    ask<TableSummary>(at(table, '/shoulder'), { body: { seat, allow } }),
  hint: (table: string, seat: number) => ask<Hint>(at(table, '/hint'), { body: { seat } }),
  resign: (table: string, seat: number) => ask<TableSummary>(at(table, '/resign'), { body: { seat } }),
  stop: (table: string, seat: number, agree: boolean) =>
    ask<TableSummary>(at(table, '/stop'), { body: { seat, agree } }),
  close: (table: string) => ask<TableSummary>(at(table, '/close'), { method: 'POST' }),
  myGames: (before = 0) => ask<MyGames>(`/api/me/games?before=${before}`),
  rematch: (table: string) => ask<TableSummary>(at(table, '/rematch'), { method: 'POST' }),
  scenario: (table: string, seat: number) => askText(at(table, `/scenario?seat=${seat}`)),
  record: (table: string, seat: number, token = '') => askText(at(table, `/record?seat=${seat}`), { token }),
};
