/** The picture to keep: 1200 × 630 or square, drawn on a canvas of this browser. Nothing is sent anywhere. */

import { wrapped } from './lines.ts';
import type { Drawing, Subject } from './subjects.ts';
import { say } from '../words/words.svelte.ts';

export type Shape = 'wide' | 'square';
export const SIZES: Readonly<Record<Shape, readonly [number, number]>> = { wide: [1200, 630], square: [1080, 1080] };

const GROUNDS: Readonly<Record<Subject['ground'], readonly [string, string]>> = {
  'light-table': ['#24403c', '#0b1214'],
  tank: ['#15506a', '#051219'],
  'floor-plan': ['#080d0f', '#080d0f'],
};
const MARK = 'M4 28V9q0-4 4-4t5 5l4 9 4-9q1-5 5-5t4 4v19'; // the M that is sewn
const DISPLAY = 'Fraunces, Georgia, serif';
const TEXT = 'Atkinson, system-ui, sans-serif';

export async function paint(canvas: HTMLCanvasElement, subject: Subject, title: string, shape: Shape): Promise<void> {
  const [width, height] = SIZES[shape];
  const wide = shape === 'wide';
  const room = wide ? { x: 470, y: 20, width: 710, height: 590 } : { x: 30, y: 30, width: 1020, height: 690 };
  const whole =
    subject.ground === 'floor-plan'
      ? wide
        ? { x: 440, y: 0, width: 760, height }
        : { x: 0, y: 0, width, height: 740 }
      : room;
  await Promise.all(
    [`800 60px ${DISPLAY}`, `500 26px ${TEXT}`, `650 26px ${TEXT}`].map((font) =>
      document.fonts.load(font).catch(() => []),
    ),
  );
  const creature = await imageOf(subject.draw(whole.width / whole.height), whole.width * 1.5, whole.height * 1.5);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error(say('share-not_drawn'));
  const [light, dark] = GROUNDS[subject.ground];
  const ground = pen.createRadialGradient(
    whole.x + whole.width / 2,
    whole.y + whole.height * 0.4,
    60,
    whole.x + whole.width / 2,
    whole.y + whole.height * 0.5,
    Math.max(width, height) * 0.75,
  );
  ground.addColorStop(0, light);
  ground.addColorStop(1, dark);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(creature, whole.x, whole.y, whole.width, whole.height);
  if (subject.ground === 'floor-plan') fade(pen, wide, width, height);
  label(pen, subject, title, wide, height);
}

/** From the floor to where the words stand. */
function fade(pen: CanvasRenderingContext2D, wide: boolean, width: number, height: number): void {
  const over = wide ? pen.createLinearGradient(440, 0, 560, 0) : pen.createLinearGradient(0, 740, 0, 650);
  over.addColorStop(0, '#080d0f');
  over.addColorStop(1, '#080d0f00');
  pen.fillStyle = over;
  if (wide) pen.fillRect(440, 0, 120, height);
  else pen.fillRect(0, 650, width, 90);
}

/** Game, name, score, what it is made of; the mark of the house. */
function label(pen: CanvasRenderingContext2D, subject: Subject, title: string, wide: boolean, height: number): void {
  const [x, width] = wide ? [52, 420] : [60, 960];
  let y = wide ? 92 : 796;
  const write = (font: string, colour: string, text: string, most: number, step: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of wrapped(text, width, most, (each) => pen.measureText(each).width)) {
      pen.fillText(line, x, y);
      y += step;
    }
  };
  pen.textBaseline = 'alphabetic';
  write(`650 24px ${TEXT}`, '#bccac6', title.toUpperCase(), 1, wide ? 76 : 60);
  // A name has two lines, as large as they may be.
  const fits = (size: number): boolean => {
    pen.font = `800 ${size}px ${DISPLAY}`;
    return wrapped(subject.name, width, 3, (each) => pen.measureText(each).width).length <= 2;
  };
  const size = [wide ? 58 : 62, 48, 40].find(fits) ?? 34;
  write(`800 ${size}px ${DISPLAY}`, '#f5eedc', subject.name, 2, size + 6);
  y += wide ? 6 : 0;
  write(`800 38px ${DISPLAY}`, '#d8f65a', subject.score, 2, 46);
  y += wide ? 14 : 0;
  write(`500 23px ${TEXT}`, '#bccac6', subject.words, wide ? 6 : 2, 32);
  pen.save();
  pen.translate(x, height - (wide ? 74 : 62));
  pen.scale(1.25, 1.25);
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.strokeStyle = '#d8f65a';
  pen.stroke(new Path2D(MARK));
  pen.restore();
  pen.font = `800 28px ${DISPLAY}`;
  pen.fillStyle = '#f5eedc';
  pen.fillText('Monstrum', x + 54, height - (wide ? 44 : 32));
}

/** The drawing as an image that fills a box, in the middle of it. */
async function imageOf({ svg, box }: Drawing, width: number, height: number): Promise<HTMLImageElement> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${svg}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(say('share-not_drawn')))), 'image/png'),
  );
}
