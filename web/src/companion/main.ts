import { mount } from 'svelte';
import './style/all.css';
import Companion from './Companion.svelte';
import { Ledger } from './ledger.svelte.ts';
import { installable } from './offline.svelte.ts';

const target = document.getElementById('companion');
if (target) {
  installable();
  const ledger = await Ledger.start();
  mount(Companion, { target, props: { ledger } });
}
