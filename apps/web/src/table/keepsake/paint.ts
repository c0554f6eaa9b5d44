import type { Typeface, Ink, Measure, Picture } from './layOut.ts';

const INKS: Readonly<Record<Ink, string>> = {
  cloth: '--cloth', paper: '--slip', ink: '--ink', quiet: '--ink-quiet', rule: '--rule', accent: '--brass',
};

const FACES: Readonly<Record<Typeface, string>> = { display: '--font-display', text: '--font-text' };

/** The typefaces that a canvas would not wait for, including those for characters such as ł and č. */
const LOADED = ['Piazzolla', 'Piazzolla Polish', 'Piazzolla Ext', 'Atkinson Next', 'Atkinson Next Polish', 'Atkinson Next Ext'];
const LETTERS = 'lłč';

/**
 * Loads the typefaces of a keepsake. Resolves with a canvas and a function that measures text on that canvas. Rejects if a typeface
 * cannot be loaded, or if the browser has no canvas.
 */
export async function newSheet(): Promise<{ readonly canvas: HTMLCanvasElement; readonly measure: Measure }> {
  await Promise.all(LOADED.map((face) => document.fonts.load(`30px "${face}"`, LETTERS)));
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas);
  return {
    canvas,
    measure: (text, size, face, bold) => {
      context.font = fontOf(size, face, bold);
      return context.measureText(text).width;
    },
  };
}

/** Draws an image in the colours of the current room. Resolves with the image as a PNG and rejects if it cannot be encoded. */
export function paint(canvas: HTMLCanvasElement, { width, height, marks }: Picture): Promise<Blob> {
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  const inks = new Map(Object.entries(INKS).map(([ink, name]) => [ink, resolved(name)]));
  for (const mark of marks) {
    context.fillStyle = inks.get(mark.ink) ?? '#000';
    if (mark.kind === 'fill') {
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      continue;
    }
    context.font = fontOf(mark.size, mark.face, mark.bold);
    context.textAlign = mark.align;
    context.fillText(mark.text, mark.x, mark.y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)), 'image/png');
  });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  return context;
}

function fontOf(size: number, face: Typeface, bold: boolean): string {
  return `${bold ? 700 : 400} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(FACES[face])}`;
}

/** Returns the current value of a room's colour in this theme, because a canvas does not know custom properties. */
function resolved(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
