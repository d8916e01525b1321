import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { pickedIcons } from './icons.plugin.ts';
import { catalogues } from './words.plugin.ts';

// `npm run dev` talks to a server of one's own: MONSTRUM_SERVER=http://127.0.0.1:8000
const server = process.env.MONSTRUM_SERVER ?? 'http://127.0.0.1:8000';

/** The server accepts requests of its own pages only; what comes through here is one of them. */
const proxied: ProxyOptions = {
  target: server,
  changeOrigin: true,
  ws: true,
  configure(proxy) {
    proxy.on('proxyReq', (request) => request.setHeader('origin', server));
    proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [pickedIcons(), catalogues(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: fileURLToPath(new URL('../monstrum/server/pages', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no fonts or scripts from data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': proxied }, fs: { allow: ['.', '../docs/rules'] } }, // the companion carries the books
  preview: { proxy: { '/api': proxied } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false, // every file in a world of its own took longer than all tests; none changes what others see
    setupFiles: ['tests/words.ts'],
    testTimeout: 30_000,
  },
}));
