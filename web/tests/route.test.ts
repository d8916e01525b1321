import { afterEach, describe, expect, it } from 'vitest';
import { paths, routeOf } from '../src/route.ts';
import { router } from '../src/router.svelte.ts';

const at = (path: string) => routeOf(new URL(path, 'https://monstrum.test'));

describe('addresses', () => {
  it('name the pages', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
    expect(at('/about')).toEqual({ page: 'about' });
    expect(at('/t/HWr6Tb0q')).toEqual({ page: 'table', table: 'HWr6Tb0q', token: null });
    expect(at('/t/HWr6Tb0q/replay#42')).toEqual({ page: 'replay', table: 'HWr6Tb0q', ply: 42, token: null });
    expect(at('/t/HWr6Tb0q/replay')).toEqual({ page: 'replay', table: 'HWr6Tb0q', ply: null, token: null });
    expect(at('/rules/xybrid#XY-4.3')).toEqual({ page: 'rules', game: 'xybrid', rule: 'XY-4.3' });
  });

  it('carry tokens in the fragment only', () => {
    expect(at('/t/a#invite=9_1-S')).toEqual({ page: 'table', table: 'a', token: { kind: 'invite', value: '9_1-S' } });
    expect(at('/t/a#watch=x')).toMatchObject({ token: { kind: 'watch' } });
    expect(at('/t/a#seat=x')).toMatchObject({ token: { kind: 'seat' } });
    for (const bad of ['#invite=', '#other=x', '#invite=<b>', '?invite=x'])
      expect(at(`/t/a${bad}`)).toMatchObject({ token: null });
  });

  it('lead nowhere with a page that says so', () => {
    for (const path of ['/t', '/t/a/b', '/t/a/replay/c', '/rules', '/about/x', '/%zz'])
      expect(at(path).page).toBe('lost');
  });

  it('are read as they were written', () => {
    expect(at(paths.table('a b', { kind: 'watch', value: 'tok' }))).toEqual({
      page: 'table',
      table: 'a b',
      token: { kind: 'watch', value: 'tok' },
    });
    expect(at(paths.replay('a', 7))).toEqual({ page: 'replay', table: 'a', ply: 7, token: null });
    const watch = { kind: 'watch', value: 'tok-1' } as const;
    expect(at(paths.replay('a', 7, watch))).toEqual({ page: 'replay', table: 'a', ply: 7, token: watch });
    expect(at(paths.replay('a', undefined, watch))).toEqual({ page: 'replay', table: 'a', ply: null, token: watch });
    expect(at(paths.rules('xybrid', 'XY-4.3'))).toEqual({ page: 'rules', game: 'xybrid', rule: 'XY-4.3' });
  });
});

describe('the router', () => {
  let stop = (): void => {};
  afterEach(() => stop());

  it('takes a token out of the address bar and keeps it in the route', () => {
    history.replaceState(null, '', '/t/abc#invite=T0ken');
    stop = router.start();
    expect(location.hash).toBe('');
    expect(router.route).toEqual({ page: 'table', table: 'abc', token: { kind: 'invite', value: 'T0ken' } });
    router.read();
    expect(router.route).toMatchObject({ token: { value: 'T0ken' } });
  });

  it('follows links inside the client and leaves others alone', () => {
    stop = router.start();
    router.go('/');
    document.body.innerHTML = '<a id="in" href="/about">in</a><a id="api" href="/api/me">api</a>';
    document.getElementById('in')?.click();
    expect(router.route).toEqual({ page: 'about' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById('api')?.dispatchEvent(click);
    expect(router.route).toEqual({ page: 'about' });
  });
});
