import { mount } from 'svelte';
import { words } from '../words/words.svelte.ts';
import './style/all.css';
import Companion from './Companion.svelte';
import { Ledger } from './ledger.svelte.ts';
import { installable } from './offline.svelte.ts';
import { begin } from './speaking.ts';

const target = document.getElementById('companion');
if (target) {
  const [ledger] = await Promise.all([Ledger.start(), begin()]);
  void installable(words.language);
  mount(Companion, { target, props: { ledger } });
}
