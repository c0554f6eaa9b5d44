import { defaultOptions } from '@chinwag/rules';
import { chinkway, type ChinkwayOptions } from '@chinwag/rules/chinkway';
import { expect, test } from 'vitest';
import { describeBot } from '../testing/describe-bot.ts';
import { chinkwayBots } from './index.ts';

const FULL: ChinkwayOptions = defaultOptions(chinkway.options);
const SHORT: ChinkwayOptions = { ...FULL, length: 'short', finalDeal: 'eleventh', finalDealRequest: 'always' };

const { endAmongRandom } = describeBot(
  chinkway,
  chinkwayBots,
  Array.from({ length: 10 }, (_, game) => ({ seats: 5, options: game % 2 === 0 ? SHORT : FULL })),
);

test('the bot scores more than 1.5 times as much as random players', () => {
  let own = 0;
  let others = 0;
  for (let game = 0; game < 200; game++) {
    const { end, seat } = endAmongRandom(SHORT, game, 5);
    const scores = chinkway.scores(end);
    own += scores[seat] ?? 0;
    others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 4), 0);
  }
  expect(own / others).toBeGreaterThan(1.5);
});
