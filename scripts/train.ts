import { writeFileSync } from 'node:fs';
import { chapankaLearner } from './train/chapanka.ts';
import { chinkwayLearner } from './train/chinkway.ts';
import { evolve, type PolicyLearner, type TrainingPlan } from './train/evolution.ts';

/** A game that is learned: the name of its weights, how its learner is made from a seed, and how it learns. */
interface Course {
  readonly name: string;
  readonly learner: (seed: number) => PolicyLearner;
  readonly plan: TrainingPlan;
}

/** What can be learned, by its game. */
const COURSES: Readonly<Record<string, Course>> = {
  chapanka: {
    name: 'CHAPANKA_WEIGHTS',
    learner: chapankaLearner,
    plan: { seed: 2026, generations: 240, directions: 16, deals: 200 },
  },
  chinkway: {
    name: 'CHINKWAY_WEIGHTS',
    learner: chinkwayLearner,
    plan: { seed: 2026, generations: 300, directions: 16, deals: 400 },
  },
};

const PER_LINE = 10;

/** `npm run train -- chinkway`: learns the weights of a game's playouts in self-play, always the same, and writes them down. */
function train(game: string): void {
  const found = new Map(Object.entries(COURSES)).get(game);
  if (found === undefined) throw new Error(`Nothing learns ${game}; there are ${Object.keys(COURSES).join(', ')}.`);
  const { name, learner, plan } = found;
  const weights = [...evolve(learner(plan.seed), plan)].map((weight) => weight.toFixed(3));
  const lines = Array.from({ length: Math.ceil(weights.length / PER_LINE) }, (_, line) => {
    return `  ${weights.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},\n`;
  });
  const origin = `/** What the features of a card in \`policy.ts\` are worth: made by \`npm run train -- ${game}\`. */\n`;
  const text = `${origin}export const ${name} = Float64Array.of(\n${lines.join('')});\n`;
  writeFileSync(`packages/bots/src/${game}/strong/weights.ts`, text);
}

train(process.argv[2] ?? '');
