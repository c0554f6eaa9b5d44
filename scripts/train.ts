import { writeFileSync } from 'node:fs';
import { chinkwayLearner } from './train/chinkway.ts';
import { evolve, type PolicyLearner, type TrainingPlan } from './train/evolution.ts';

const PLAN: TrainingPlan = { seed: 2026, generations: 300, directions: 16, deals: 400 };

/** What can learn, by its game: the name of its weights, and how it is made from a seed. */
const LEARNERS: Readonly<Record<string, readonly [string, (seed: number) => PolicyLearner]>> = {
  chinkway: ['CHINKWAY_WEIGHTS', chinkwayLearner],
};

const PER_LINE = 10;

/** `npm run train -- chinkway`: learns the weights of a game's playouts in self-play, always the same, and writes them down. */
function train(game: string): void {
  const found = new Map(Object.entries(LEARNERS)).get(game);
  if (found === undefined) throw new Error(`Nothing learns ${game}; there are ${Object.keys(LEARNERS).join(', ')}.`);
  const [name, learner] = found;
  const weights = [...evolve(learner(PLAN.seed), PLAN)].map((weight) => weight.toFixed(3));
  const lines = Array.from({ length: Math.ceil(weights.length / PER_LINE) }, (_, line) => {
    return `  ${weights.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},\n`;
  });
  const origin = `/** What the features of a card in \`policy.ts\` are worth: made by \`npm run train -- ${game}\`. */\n`;
  const text = `${origin}export const ${name} = Float64Array.of(\n${lines.join('')});\n`;
  writeFileSync(`packages/bots/src/${game}/strong/weights.ts`, text);
}

train(process.argv[2] ?? '');
