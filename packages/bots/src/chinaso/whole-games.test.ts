import { chinaso, type ChinasoOptions } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { describeBot } from '../testing/describe-bot.ts';
import { chinasoBots } from './index.ts';

const PLAIN: ChinasoOptions = { length: 'seven', cardPoints: 'face-value', stakes: 'off' };
const STAKES: ChinasoOptions = { length: 'seven', cardPoints: 'fives-and-tens', stakes: { buy: 5, hand: 10, game: 100 } };

const { bot, endOf, endAmongRandom } = describeBot(chinaso, chinasoBots, [{ seats: 3, options: PLAIN }]);

test.each([2, 3, 4, 5, 6, 7])('%i bots play whole games by the rules, and somebody wins every hand', (seats) => {
  const end = endOf(seats % 2 === 0 ? PLAIN : STAKES, seats, Array<typeof bot>(seats).fill(bot));
  expect(end.phase.name).toBe('over');
  expect(end.records.filter((record) => record.winner === null)).toEqual([]);
});

test('the bot scores less than a tenth of the points of random players', () => {
  let own = 0;
  let others = 0;
  for (let game = 0; game < 6; game++) {
    const { end, seat } = endAmongRandom(PLAIN, game, 4);
    const scores = chinaso.scores(end);
    own += scores[seat] ?? 0;
    others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 3), 0);
  }
  expect(own).toBeLessThan(others / 10);
});
