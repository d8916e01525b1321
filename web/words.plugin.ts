import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { catalogueOf } from './words.compiler.ts';

/** A catalogue of the page's words (`src/words/lobby.fr.ftl`) as a module; what a language lacks is said in English. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    load(id) {
      if (!id.endsWith('.ftl')) return undefined;
      const english = id.replace(/\.[\w-]+\.ftl$/, '.en.ftl');
      this.addWatchFile(english);
      const words = [...new Set([english, id])].map((file) => catalogueOf(readFileSync(file, 'utf8'), file));
      return `export default ${JSON.stringify(Object.assign({}, ...words))}`;
    },
  };
}
