import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './offline.plugin.ts';
import { catalogues } from './words.plugin.ts';

/** The companion: a page of its own, built after the table's so that neither carries the other's scripts. */
export default defineConfig({
  plugins: [
    catalogues(),
    svelte(),
    offline('companion.html', 'companion-sw.js', ['common', 'companion', 'infamy', 'pad', 'army']),
  ],
  publicDir: false, // the first build has copied it
  build: {
    outDir: fileURLToPath(new URL('../monstrum/server/pages', import.meta.url)),
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false, // fetched before its service worker answers, a script is fetched again, and browsers complain
    rolldownOptions: { input: fileURLToPath(new URL('./companion.html', import.meta.url)) },
  },
});
