import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomRules } from '../apps/web/src/app/firstPaint/roomRules.ts';
import { ABOUT_GAMES } from '../apps/web/src/games/abouts.ts';

/* The contrast that WCAG 2.2 requires for text (1.4.3). */
const LEAST = 4.5;

const LIGHTS = ['by day', 'by lamp'] as const;
type Light = (typeof LIGHTS)[number];

/** Red, green and blue, from 0 to 255. */
type Paint = readonly [number, number, number];

/** The colour of each token in each theme, by name. */
type Colours = ReadonlyMap<string, Readonly<Record<Light, string>>>;

/** Returns the tokens set by unconditional rules with exactly this selector. */
function coloursOf(selector: string): Colours {
  const rules = `\n${css}`.split(`\n${selector} {`).slice(1).map((rest) => rest.slice(0, rest.indexOf('}'))).join('\n');
  const found = rules.matchAll(/(--[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...found].map(([, name = '', day = '', lamp = '', both]) => [name, { 'by day': both ?? day, 'by lamp': both ?? lamp }]),
  );
}

const read = (file: string) => readFileSync(`apps/web/src/${file}`, 'utf8');
const css = `${read('ui/styles/tokens.css')}\n${roomRules()}`;
const suits = [...read('ui/styles/materials.css').matchAll(/--suit-\w+: light-dark\((#\w{6}), (#\w{6})\)/g)];
const EVERYWHERE: Colours = new Map([...coloursOf(':root'), ...coloursOf('[data-room]')]);
const ROOMS = ['hall', ...ABOUT_GAMES.map(({ id }) => id)];

function paintOf(code: string | undefined): Paint {
  expect(code).toMatch(/^#\w{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt((code ?? '').slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Returns a colour blended over another with an opacity of `share`. */
function over(paint: Paint, share: number, below: Paint): Paint {
  const mixed = (at: 0 | 1 | 2) => paint[at] * share + below[at] * (1 - share);
  return [mixed(0), mixed(1), mixed(2)];
}

function luminance(paint: Paint): number {
  const [red = 0, green = 0, blue = 0] = paint.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(words: Paint, ground: Paint): number {
  const [bright = 0, dark = 0] = [luminance(words), luminance(ground)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Returns the cloth where its texture is lightest: with all its white threads on top of each other. */
function woven(cloth: Paint, room: string): Paint {
  const board = `games/${room}/board.css`;
  const weave = existsSync(`apps/web/src/${board}`) ? (/--table-weave:([^;]*);/.exec(read(board))?.[1] ?? '') : '';
  const threads = [...weave.matchAll(/rgb\(255 255 255 \/ ([\d.]+)%\)/g)].map(([, share]) => Number(share) / 100);
  return threads.reduce((below, share) => over([255, 255, 255], share, below), cloth);
}

const ON_CLOTH = ['--on-cloth', '--on-cloth-quiet', '--cloth-accent', '--cloth-red', '--cloth-blue', '--cloth-green'];
/* These parts on a cloth are tinted by this share of its rim colour: a tab, a button, the place of an arriving card. */
const ON_RIM = [
  ['--on-cloth', 0.45], ['--on-cloth-quiet', 0.45], ['--on-cloth', 0.6], ['--on-cloth-quiet', 0.6], ['--on-cloth', 0.82],
] as const;
const ON_PAPER = ['--ink', '--ink-quiet', '--paper-accent', '--good', '--bad', '--amber', '--brass-ink'];
const PAPERS = ['--paper', '--paper-deep', '--slip'];

/** Returns the contrast of each kind of text on every background it has in a room. */
function contrastsIn(room: string, light: Light): readonly (readonly [what: string, ratio: number])[] {
  const colours = new Map([...EVERYWHERE, ...coloursOf(`[data-room='${room}']`)]);
  const of = (name: string) => paintOf(colours.get(name)?.[light]);
  const [cloth, rim] = [of('--cloth'), of('--cloth-rim')];
  const inSuits = suits.map(([code, day, lamp]) => [code, paintOf(light === 'by day' ? day : lamp)] as const);
  const onPaper = [...ON_PAPER.map((name) => [name, of(name)] as const), ...inSuits];
  return [
    ...ON_CLOTH.map((name) => [name, contrast(of(name), cloth)] as const),
    ...ON_CLOTH.map((name) => [`${name} on the weave`, contrast(of(name), woven(cloth, room))] as const),
    ...ON_RIM.map(([name, share]) => [`${name} on ${share} rim`, contrast(of(name), over(rim, share, cloth))] as const),
    ...onPaper.flatMap(([name, words]) => PAPERS.map((paper) => [`${name} on ${paper}`, contrast(words, of(paper))] as const)),
  ];
}

test.each(ROOMS.flatMap((room) => LIGHTS.map((light) => [room, light] as const)))(
  'all text has enough contrast in the room of %s %s: on its cloth, papers and slips',
  (room, light) => {
    const found = contrastsIn(room, light);
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(([, ratio]) => ratio < LEAST)).toEqual([]);
  },
);

test('the engraving of a brass plate has enough contrast at its darkest, red suits too', () => {
  const plate = /--plate: linear-gradient\(([^;]*)\);/.exec(css)?.[1] ?? '';
  const brass = [...plate.matchAll(/#\w{6}/g)].map(([code]) => paintOf(code));
  expect(brass.length).toBe(3);
  for (const name of ['--plate-ink', '--plate-red']) {
    const words = paintOf(EVERYWHERE.get(name)?.['by day']);
    expect(Math.min(...brass.map((ground) => contrast(words, ground)))).toBeGreaterThanOrEqual(LEAST);
  }
});

test.each(LIGHTS)('a card has enough contrast %s in two colours and in four', (light) => {
  const all = [...EVERYWHERE, ...coloursOf("[data-suits='4']")];
  const inks = all.filter(([name]) => /^--card-(spade|heart|diamond|club)$/.test(name));
  expect(inks.length).toBe(6);
  const card = paintOf(EVERYWHERE.get('--card')?.[light]);
  expect(Math.min(...inks.map(([, ink]) => contrast(paintOf(ink[light]), card)))).toBeGreaterThanOrEqual(LEAST);
});
