import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./src/companion/worker.js', import.meta.url);
const LOOSE = ['/theme.js', '/icon.svg', '/companion.webmanifest', '/companion-192.png']; // from `public`

const LANGUAGE = /(?:\/words\/(\w+)|\/names\/\w+)\.(\w+)\.(?:ftl|json)|\/rules\/(\w+)\/[\w-]+\.md/;

/**
 * Writes the service worker: its list is everything this build made, its version the hash of that list. Words are
 * listed by their language, those of `parts` alone: catalogues of other pages are built along, and asked for by nobody.
 */
export function offline(page: string, name: string, parts: readonly string[]): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const made: string[] = [];
        const spoken: Record<string, string[]> = {};
        for (const file of files) {
          const from = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
          const [, part, ofWords, ofRules] = LANGUAGE.exec(from) ?? [];
          const language = ofWords ?? ofRules;
          if (language === undefined) made.push(`/${file.fileName}`);
          else if (part === undefined || parts.includes(part)) (spoken[language] ??= []).push(`/${file.fileName}`);
        }
        const listed = made.filter((file) => !file.endsWith('.html')).sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
        const version = hash.digest('hex').slice(0, 12);
        const worker = readFileSync(WORKER, 'utf8')
          .replace('__VERSION__', version)
          .replace("['__FILES__']", JSON.stringify(['/companion', ...LOOSE, ...listed]))
          .replace("{ '': ['__SPOKEN__'] }", JSON.stringify(spoken));
        this.emitFile({ type: 'asset', fileName: name, source: worker });
        if (!files.some((file) => file.fileName === page)) this.warn(`${page} is not among what was built`);
      },
    },
  };
}
