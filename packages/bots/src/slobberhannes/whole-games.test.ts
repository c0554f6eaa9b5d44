import { slobberhannes } from '@chinwag/rules/slobberhannes';
import { expect, test } from 'vitest';
import { describeBot } from '../testing/describe-bot.ts';
import { slobberhannesBots } from './index.ts';

const TEN = { target: 10 } as const;
const { endAmongRandom } = describeBot(slobberhannes, slobberhannesBots, [
  { seats: 4, options: TEN },
  { seats: 4, options: { target: 6 } },
]);

test('the bot gets less than half of the points of random players', () => {
  const total = { own: 0, others: 0 };
  for (let game = 0; game < 100; game++) {
    const { end, seat } = endAmongRandom(TEN, game, 4);
    const scores = slobberhannes.scores(end);
    total.own += scores[seat] ?? 0;
    total.others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 3), 0);
  }
  expect(total.own).toBeLessThan(total.others / 2);
});
