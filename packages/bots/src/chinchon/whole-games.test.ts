import { chinchon, type ChinchonOptions, playersIn } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { describeBot } from '../testing/describe-bot.ts';
import { chinchonBots } from './index.ts';

const SHORT: ChinchonOptions = { deck: '40', ending: 'settle', target: 70, ante: 10, reenlist: 'never' };

const { bot, endOf, endAmongRandom } = describeBot(chinchon, chinchonBots, [
  { seats: 2, options: SHORT },
  { seats: 4, options: { ...SHORT, deck: '48', reenlist: 'unlimited' } },
  { seats: 5, options: { ...SHORT, ending: 'play-on' } },
  { seats: 8, options: { ...SHORT, reenlist: 'once' } },
]);

test.each<[number, number, Partial<ChinchonOptions>]>([
  [4, 25, {}],
  [4, 25, { deck: '48' }],
  [3, 40, { ending: 'play-on' }],
  [4, 40, { ending: 'play-on' }],
])('%i bots close all but one deal in thirty before any seat has had %i turns: %j', (seats, turns, chosen) => {
  const late = { deals: 0, of: 0 };
  for (let game = 0; game < 2; game++) {
    let deal = 0;
    const counted: typeof bot = (view, seat) => {
      if (view.deal.turns / playersIn(view) >= turns && view.deal.number !== deal) {
        deal = view.deal.number;
        late.deals += 1;
      }
      return bot(view, seat);
    };
    late.of += endOf({ ...SHORT, ...chosen }, game, Array<typeof bot>(seats).fill(counted)).records.length;
  }
  expect(late.deals).toBeLessThanOrEqual(late.of / 30);
});

test('the bot wins nearly every game against random players', () => {
  let won = 0;
  for (let game = 0; game < 20; game++) {
    const { end, seat } = endAmongRandom(SHORT, game, 4);
    const [first] = chinchon.result(end)?.standings ?? [];
    if (first?.seat === seat) won += 1;
  }
  expect(won).toBeGreaterThan(17);
});
