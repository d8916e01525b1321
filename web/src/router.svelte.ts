/** Where the reader is. `router.route` is read by pages; `go` and plain links change it. */

import { paths, routeOf, type Route } from './route.ts';
import { steppedBack } from './stores/over.ts';

class Router {
  route: Route = $state.raw({ page: 'lobby' });

  /** Follow the address bar from now on. Returns the function that stops it. */
  start(): () => void {
    const follow = () => this.read();
    const step = () => {
      if (!steppedBack()) this.read();
    };
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener('popstate', step);
    addEventListener('hashchange', follow);
    document.addEventListener('click', click);
    this.read();
    return () => {
      removeEventListener('popstate', step);
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', click);
    };
  }

  read(): void {
    const route = routeOf(new URL(location.href));
    // A token in the address bar would be copied, photographed and kept in the history.
    if (route.page === 'table' && route.token !== null) history.replaceState(null, '', location.pathname);
    else if (route.page === 'replay' && route.token !== null)
      history.replaceState(null, '', paths.replay(route.table, route.ply ?? undefined));
    else if (route.page === 'table' && this.route.page === 'table' && route.table === this.route.table) return;
    this.route = route;
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Links inside the client do not load the page again. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || routeOf(url).page === 'lost') return; // the companion is a page of its own
    if (url.pathname === location.pathname && url.hash !== '') return; // the browser jumps, `hashchange` follows
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
export const go = (path: string, replace = false): void => router.go(path, replace);
