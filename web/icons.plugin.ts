import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WISHED = new URL('./src/icons/lucide.txt', import.meta.url);
const NAME = 'virtual:icons';

/** `virtual:icons` holds the drawings named in `src/icons/lucide.txt`, and no others: the set has 1,700. */
export function pickedIcons(): Plugin {
  return {
    name: 'picked-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const names = readFileSync(WISHED, 'utf8').split(/\s+/).filter(Boolean);
      const drawings = Object.fromEntries(names.map((name) => [name, drawing(name)]));
      return `export default ${JSON.stringify(drawings)}`;
    },
  };
}

function drawing(name: string): string {
  const icons: Record<string, { body: string }> = lucide.icons;
  const aliases: Record<string, { parent: string }> = lucide.aliases;
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`src/icons/lucide.txt: Lucide has no icon called ${name}.`);
  return icon.body;
}
