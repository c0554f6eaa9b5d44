/** A keepsake: the content of an image of a game, with texts and numbers in a given language. */
export interface Keepsake {
  /** The game's name. */
  readonly title: string;
  /** The day on which the game was played. */
  readonly day: string;
  /** The winner, in a sentence. */
  readonly verdict: string;
  /** The standings: place, name and score, best first. */
  readonly places: readonly (readonly [place: string, name: string, score: string])[];
  /** The head of the course: the name of the course's lines, and the players' names by seat. */
  readonly head: readonly [line: string, ...names: readonly string[]];
  /** The course of the score, line by line: the number of the deal, and all scores by seat. */
  readonly course: readonly (readonly [deal: string, ...scores: readonly string[]])[];
  /** The text at the foot. */
  readonly foot: string;
}

/** A typeface in a keepsake: one for headings, one for the other text. */
export type Typeface = 'display' | 'text';

/** A colour in a keepsake, named after its purpose. */
export type Ink = 'cloth' | 'paper' | 'ink' | 'quiet' | 'rule' | 'accent';

/** A text in an image. `x` is where the text starts, ends or is centred, depending on `align`. `y` is the baseline. */
export interface Written {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Typeface;
  readonly bold: boolean;
  readonly align: 'left' | 'right' | 'center';
  readonly ink: Ink;
}

/** A filled area, or a rule. */
interface Filled {
  readonly kind: 'fill';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
}

/** An element of a picture. */
type Drawn = Written | Filled;

/** An image: its size in px, and its elements, each drawn over the previous ones. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Drawn[];
}

/** Measures the width of a text, in px. */
export type Measure = (text: string, size: number, face: Typeface, bold: boolean) => number;

const WIDTH = 1080;
/** The margins of cloth around the paper, and of paper around the text. */
const CLOTH = 48;
const EDGE = 56;
const LEFT = CLOTH + EDGE;
const RIGHT = WIDTH - LEFT;
/** The greatest width of a deal's number. */
const NUMBERS = 130;
const SMALLEST = 18;

/** Returns the layout of a keepsake: a sheet of paper on the room's cloth, as tall as necessary. */
export function layOut({ title, day, verdict, places, head, course, foot }: Keepsake, measure: Measure): Picture {
  const marks: Drawn[] = [];
  const write = (text: string, change: Partial<Written> & Pick<Written, 'x' | 'y' | 'size'>, within = RIGHT - LEFT) => {
    const style = { face: 'text', bold: false, align: 'left', ink: 'ink', ...change } as const;
    marks.push({ kind: 'text', text: fitted(text, within, style, measure), ...style });
  };
  const rule = (y: number, height = 2) => marks.push({ kind: 'fill', x: LEFT, y, width: RIGHT - LEFT, height, ink: 'rule' });

  let y = CLOTH + 116;
  const dayWidth = measure(day, 30, 'text', false);
  write(title, { x: LEFT, y, size: 76, face: 'display', bold: true }, RIGHT - LEFT - dayWidth - 24);
  write(day, { x: RIGHT, y, size: 30, align: 'right', ink: 'quiet' });
  y += 28;
  marks.push({ kind: 'fill', x: LEFT, y, width: RIGHT - LEFT, height: 6, ink: 'accent' });
  y += 70;
  for (const line of broken(verdict, RIGHT - LEFT, (text) => measure(text, 44, 'display', true))) {
    write(line, { x: LEFT, y, size: 44, face: 'display', bold: true });
    y += 54;
  }
  for (const [place, name, score] of places) {
    rule(y - 6);
    y += 44;
    write(place, { x: LEFT, y, size: 34, face: 'display', ink: 'quiet' });
    write(name, { x: LEFT + 72, y, size: 34, bold: true }, RIGHT - LEFT - 72 - measure(score, 34, 'display', true) - 24);
    write(score, { x: RIGHT, y, size: 34, face: 'display', bold: true, align: 'right' });
    y += 26;
  }
  y += 70;
  const [line, ...names] = head;
  const column = (RIGHT - LEFT - NUMBERS) / Math.max(1, names.length);
  write(line, { x: LEFT, y, size: 26, ink: 'quiet' }, NUMBERS - 8);
  for (const [seat, name] of names.entries()) {
    write(name, { x: LEFT + NUMBERS + column * (seat + 1), y, size: 26, align: 'right', bold: true }, column - 14);
  }
  y += 14;
  for (const [deal, ...scores] of course) {
    rule(y, 1);
    y += 40;
    write(deal, { x: LEFT, y, size: 28, ink: 'quiet' }, NUMBERS - 8);
    for (const [seat, score] of scores.entries()) {
      write(score, { x: LEFT + NUMBERS + column * (seat + 1), y, size: 30, face: 'display', align: 'right' }, column - 10);
    }
    y += 14;
  }
  y += 62;
  write(foot, { x: WIDTH / 2, y, size: 26, align: 'center', ink: 'quiet' });
  const height = y + EDGE + CLOTH - 20;
  const ground: readonly Drawn[] = [
    { kind: 'fill', x: 0, y: 0, width: WIDTH, height, ink: 'cloth' },
    { kind: 'fill', x: CLOTH, y: CLOTH, width: WIDTH - 2 * CLOTH, height: height - 2 * CLOTH, ink: 'paper' },
  ];
  return { width: WIDTH, height, marks: [...ground, ...marks] };
}

/** Returns a text of at most this width, cut with an ellipsis if it would be longer. */
function fitted(text: string, within: number, { size, face, bold }: Omit<Written, 'kind' | 'text'>, measure: Measure): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const width = (some: string) => measure(some, Math.max(size, SMALLEST), face, bold);
  if (width(text) <= within) return text;
  while (letters.length > 1 && width(`${letters.join('')}…`) > within) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Returns a sentence in as many lines as it needs. */
function broken(sentence: string, within: number, width: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && width(longer) > within) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
