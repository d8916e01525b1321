import { mount } from 'svelte';
import App from './App.svelte';
import { PAGES } from './pages.ts';
import { routeOf } from './route.ts';
import './styles/all.css';
import { toast } from './stores/toasts.svelte.ts';
import { say, words } from './words/words.svelte.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
const { page } = routeOf(new URL(location.href));
if (page !== 'lost') PAGES[page]().catch(() => undefined); // while the first words come; the page asks again
// A part that is wanted only now is gone where the server has a newer page: nobody is left with a dead button.
addEventListener('vite:preloadError', () => toast(say('common-page_renewed'), 'bad', 20_000));
const begin = () => mount(App, { target: place });
void words.need('common').then(begin, begin);
