import { chapanka, type ChapankaOptions } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import { describeBot } from '../testing/describe-bot.ts';
import { chapankaBots } from './index.ts';

const OPTIONS = (['on', 'off'] as const).map((kinalPot): ChapankaOptions => ({ deals: 4, kinalPot, trickMemory: 'last' }));

const { endAmongRandom } = describeBot(
  chapanka,
  chapankaBots,
  Array.from({ length: 12 }, () => OPTIONS).flat().map((options) => ({ seats: 4, options })),
);

test('the bot wins more than five counters a deal among random players', () => {
  for (const options of OPTIONS) {
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const { end, seat } = endAmongRandom(options, game, 4);
      won += end.balances[seat] ?? 0;
    }
    expect(won / (60 * 4)).toBeGreaterThan(5);
  }
});
