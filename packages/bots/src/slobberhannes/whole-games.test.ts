import { playGame, type Seat } from '@chinwag/rules';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { slobberhannes, type SlobberhannesMove, type SlobberhannesState } from '@chinwag/rules/slobberhannes';
import { expect, test } from 'vitest';
import { slobberhannesBot } from './index.ts';

type Choose = (view: SlobberhannesState, seat: Seat) => SlobberhannesMove;

const bot: Choose = (view, seat) => slobberhannesBot.choose(view, seat);

/** The end of a game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function endOf(game: number, players: readonly Choose[]): SlobberhannesState {
  const setup = { seats: 4, owner: null, options: { target: 10 }, seed: randomSeed(randomFrom(game)) } as const;
  return playGame(slobberhannes, setup, (state) => {
    const [seat = 0] = slobberhannes.actors(state);
    return { seat, move: (players[seat] ?? bot)(slobberhannes.hide(state, seat), seat) };
  }).end;
}

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(slobberhannes.legalMoves(view, seat), random);
}

test('four bots play whole games without breaking a rule', () => {
  for (let game = 0; game < 20; game++) expect(endOf(game, []).phase.name).toBe('over');
});

test('among random players it gets less than half of what they get', () => {
  const total = { own: 0, others: 0 };
  for (let game = 0; game < 100; game++) {
    const seat = game % 4;
    const players = [0, 1, 2, 3].map((at) => (at === seat ? bot : randomPlayer(4 * game + at)));
    const scores = slobberhannes.scores(endOf(game, players));
    total.own += scores[seat] ?? 0;
    total.others += scores.reduce((sum, score, at) => (at === seat ? sum : sum + score / 3), 0);
  }
  expect(total.own).toBeLessThan(total.others / 2);
});
