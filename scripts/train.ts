import { writeFileSync } from 'node:fs';
import { WEIGHTS } from '../packages/bots/src/chapanka/strong/policy.ts';
import { ASIDE_FEATURES } from '../packages/bots/src/chapanka/strong/asides.ts';
import { chapankaChoices } from './train/chapanka.ts';
import { chinkwayLearner } from './train/chinkway.ts';
import { evolve } from './train/evolution.ts';
import { imitate } from './train/imitation.ts';

/** The training of a game, deterministic by seed. Returns the weights by name. */
type Course = (seed: number) => Readonly<Record<string, Float64Array>>;

const SEED = 2026;

/** The trainings by game. */
const COURSES: Readonly<Record<string, Course>> = {
  chapanka: (seed) => {
    const { asides, plays } = chapankaChoices(seed);
    return { CHAPANKA_WEIGHTS: imitate(plays, WEIGHTS), ASIDE_WEIGHTS: imitate(asides, ASIDE_FEATURES) };
  },
  chinkway: (seed) => ({ CHINKWAY_WEIGHTS: evolve(chinkwayLearner(seed), { seed, generations: 300, directions: 16, deals: 400 }) }),
};

const PER_LINE = 10;

/** `npm run train -- chinkway`: trains the weights of a game's playouts, deterministically, and writes them to a file. */
function train(game: string): void {
  const course = new Map(Object.entries(COURSES)).get(game);
  if (course === undefined) throw new Error(`Nothing learns ${game}; there are ${Object.keys(COURSES).join(', ')}.`);
  const texts = Object.entries(course(SEED)).map(([name, weights]) => inSource(name, weights, game));
  writeFileSync(`packages/bots/src/${game}/strong/weights.ts`, texts.join('\n'));
}

function inSource(name: string, weights: Float64Array, game: string): string {
  const numbers = [...weights].map((weight) => weight.toFixed(3));
  const lines = Array.from({ length: Math.ceil(numbers.length / PER_LINE) }, (_, line) => {
    return `  ${numbers.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},\n`;
  });
  const origin = `/** What the features of a card are worth: made by \`npm run train -- ${game}\`. */\n`;
  return `${origin}export const ${name} = Float64Array.of(\n${lines.join('')});\n`;
}

train(process.argv[2] ?? '');
