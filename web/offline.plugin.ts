import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./src/companion/worker.js', import.meta.url);
const LOOSE = ['/theme.js', '/icon.svg', '/companion.webmanifest', '/companion-192.png']; // from `public`

/** Writes the service worker: its list is everything this build made, its version the hash of that list. */
export function offline(page: string, name: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const made = files
          .map((file) => `/${file.fileName}`)
          .filter((file) => !file.endsWith('.html'))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
        const version = hash.digest('hex').slice(0, 12);
        const worker = readFileSync(WORKER, 'utf8')
          .replace('__VERSION__', version)
          .replace("['__FILES__']", JSON.stringify(['/companion', ...LOOSE, ...made]));
        this.emitFile({ type: 'asset', fileName: name, source: worker });
        if (!files.some((file) => file.fileName === page)) this.warn(`${page} is not among what was built`);
      },
    },
  };
}
