/**
 * Drawings that somebody asked for, each once in the document; slides and creatures point at them with `<use>`.
 * A drawing is two groups: `ID` is its art, `ID-s` its silhouette, from which halo and contour come.
 */

import { DEFS } from './defs.ts';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Set<string>();
let sheet: SVGSVGElement | null = null;

function theSheet(): SVGSVGElement {
  if (sheet?.isConnected) return sheet;
  known.clear();
  sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'art-sheet'); // out of sight, but not `display: none`: clip paths would not work
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.innerHTML = `<defs>${DEFS}</defs>`;
  document.body.append(sheet);
  return sheet;
}

/** The id to point at. `draw` is asked only the first time. */
export function onSheet(id: string, draw: () => { art: string; silhouette: string }): string {
  const host = theSheet();
  if (!known.has(id)) {
    known.add(id);
    const { art, silhouette } = draw();
    const group = document.createElementNS(SVG, 'defs');
    group.innerHTML = `<g id="${id}">${art}</g><g id="${id}-s">${silhouette}</g>`;
    host.append(group);
  }
  return id;
}
