/** Addresses of the client. Tokens travel in the fragment, which no server and no log ever sees. */

export type TokenKind = 'invite' | 'watch' | 'seat';

export interface Token {
  kind: TokenKind;
  value: string;
}

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; token: Token | null }
  | { page: 'replay'; table: string; ply: number | null; token: Token | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'library'; game: string; card: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'games' }
  | { page: 'about' }
  | { page: 'art' }
  | { page: 'lost'; path: string };

const TOKEN = /^#(?:\d{1,6}&)?(invite|watch|seat)=([A-Za-z0-9_-]+)$/; // in a replay the ply stands before it

export function routeOf(url: URL): Route {
  const [first = '', second = '', third = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length === 0) {
    if (first === '') return { page: 'lobby' };
    if (first === 'games' && second === '') return { page: 'games' };
    if (first === 'about' && second === '') return { page: 'about' };
    if (first === 'art' && second === '') return { page: 'art' };
    if (first === 'rules' && second !== '' && third === '') return { page: 'rules', game: second, rule: fragment(url) };
    if (first === 'learn' && second !== '') return { page: 'learn', game: second, lesson: third };
    if (first === 'library' && second !== '' && third === '')
      return { page: 'library', game: second, card: fragment(url) };
    if (first === 't' && second !== '' && third === '') return { page: 'table', table: second, token: tokenOf(url) };
    if (first === 't' && second !== '' && third === 'replay')
      return { page: 'replay', table: second, ply: plyOf(url), token: tokenOf(url) };
  }
  return { page: 'lost', path: url.pathname };
}

export function tokenOf(url: URL): Token | null {
  const found = TOKEN.exec(url.hash);
  return found === null ? null : { kind: found[1] as TokenKind, value: found[2] as string };
}

function plyOf(url: URL): number | null {
  const found = /^#(\d{1,6})(?:&|$)/.exec(url.hash);
  return found === null ? null : Number(found[1]);
}

function fragment(url: URL): string {
  return decoded(url.hash.slice(1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const paths = {
  lobby: () => '/',
  about: () => '/about',
  games: () => '/games',
  learn: (game: string, lesson = '') =>
    `/learn/${encodeURIComponent(game)}${lesson ? `/${encodeURIComponent(lesson)}` : ''}`,
  table: (table: string, token?: Token) =>
    `/t/${encodeURIComponent(table)}${token ? `#${token.kind}=${token.value}` : ''}`,
  replay: (table: string, ply?: number, token?: Token) => {
    const place = [ply, token && `${token.kind}=${token.value}`].filter((part) => part !== undefined).join('&');
    return `/t/${encodeURIComponent(table)}/replay${place ? `#${place}` : ''}`;
  },
  library: (game: string, card?: string) => `/library/${encodeURIComponent(game)}${card ? `#${card}` : ''}`,
  rules: (game: string, rule?: string) => `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`,
};
