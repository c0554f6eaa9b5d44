import { chanoyu, type ChanoyuMove, type ChanoyuOptions, type ChanoyuState, type Scoring } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { type Choose, describeBot } from '../testing/describe-bot.ts';
import { chanoyuBots } from './index.ts';

const by = (scoring: Scoring): ChanoyuOptions => ({ scoring, trickMemory: 'last' });
const SCORINGS = ['links', 'steps', 'runs'] as const;

const { bot, randomPlayer, endOf, endAmongRandom } = describeBot(
  chanoyu,
  chanoyuBots,
  SCORINGS.flatMap((scoring) => [3, 4, 5].map((seats) => ({ seats, options: by(scoring) }))),
);

test('the bot wins more than half of the games against two random players, with steps scoring', () => {
  let won = 0;
  for (let game = 0; game < 90; game++) {
    const { end, seat } = endAmongRandom(by('steps'), game, 3);
    const places = chanoyu.result(end)?.standings ?? [];
    if (places.some((standing) => standing.seat === seat && standing.place === 1)) won += 1;
  }
  expect(won).toBeGreaterThan(45);
});

test('five bots build rows worth more than twice those of five random players', () => {
  const perRound = (choose: (seed: number) => Choose<ChanoyuState, ChanoyuMove>): number => {
    let points = 0;
    let rounds = 0;
    for (let game = 0; game < 4; game++) {
      const players = Array.from({ length: 5 }, (_, at) => choose(5 * game + at));
      const { records } = endOf(by('links'), game, players);
      points += records.flatMap((record) => record.points).reduce((sum, value) => sum + value, 0);
      rounds += records.length;
    }
    return points / rounds;
  };
  expect(perRound(() => bot)).toBeGreaterThan(2 * perRound(randomPlayer));
});
