import { playGame, type Seat } from '@chinwag/rules';
import { chapanka, type ChapankaMove, type ChapankaOptions, type ChapankaState } from '@chinwag/rules/chapanka';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, test } from 'vitest';
import { chapankaBot } from './index.ts';

type Choose = (view: ChapankaState, seat: Seat) => ChapankaMove;

const KINALS: readonly ChapankaOptions['kinalPot'][] = ['on', 'off'];

const bot: Choose = (view, seat) => chapankaBot.choose(view, seat);

/** The end of a game in which each seat chooses by what it sees; throws at a move that breaks a rule. */
function endOf(game: number, kinalPot: ChapankaOptions['kinalPot'], seats: readonly Choose[]): ChapankaState {
  const options: ChapankaOptions = { deals: 4, kinalPot, trickMemory: 'last' };
  const setup = { seats: 4, owner: null, options, seed: randomSeed(randomFrom(game)) };
  return playGame(chapanka, setup, (state) => {
    const [seat = 0] = chapanka.actors(state);
    const move = (seats[seat] ?? bot)(chapanka.hide(state, seat), seat);
    return { seat, move };
  }).end;
}

function randomPlayer(seed: number): Choose {
  const random = randomFrom(seed);
  return (view, seat) => pick(chapanka.legalMoves(view, seat), random);
}

test('four bots play whole games without breaking a rule', () => {
  for (let game = 0; game < 12; game++) {
    for (const kinalPot of KINALS) {
      expect(endOf(game, kinalPot, Array<Choose>(4).fill(bot)).phase.name).toBe('over');
    }
  }
});

test('the same view gets the same move', () => {
  const again: Choose = (view, seat) => {
    const copy = JSON.parse(JSON.stringify(view)) as ChapankaState;
    const move = bot(view, seat);
    expect(bot(copy, seat)).toEqual(move);
    return move;
  };
  endOf(1, 'on', Array<Choose>(4).fill(again));
});

test('among random players it wins five counters a deal and more', () => {
  for (const kinalPot of KINALS) {
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const seat = game % 4;
      const players = [0, 1, 2, 3].map((at) => (at === seat ? bot : randomPlayer(4 * game + at)));
      won += endOf(game, kinalPot, players).balances[seat] ?? 0;
    }
    expect(won / (60 * 4)).toBeGreaterThan(5);
  }
});
