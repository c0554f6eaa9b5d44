import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { playRandomly, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { findBot, plainThought } from './index.ts';
import { strengthsOf } from './strengths.ts';

const MOVES = 500;
const MOMENTS = 40;

it.each(Object.values<AnyGame>(games))('a bot of $id chooses one of the offered moves after a timeout', (game) => {
  const players = strengthsOf(game.id).map((strength) => findBot(game.id, strength));
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: randomSeed(randomFrom(7)) };
  const { steps } = playRandomly(game, setup, randomFrom(7), MOVES);
  // A seat with one possible move is not asked. If some legal moves are not offered, a bot might still choose one of them.
  const asked = steps
    .flatMap(({ after: state }) => game.actors(state).map((seat) => ({ state, seat, offered: game.timeOut(state, seat) })))
    .filter(({ offered }) => offered.length > 1);
  const tempting = asked.filter(({ state, seat, offered }) => offered.length < game.legalMoves(state, seat).length);
  const moments = [...tempting.slice(0, MOMENTS), ...asked.slice(0, MOMENTS)];
  for (const { state, seat, offered } of moments) {
    const thought = { ...plainThought(game.hide(state, seat), seat), among: offered };
    for (const bot of players) expect(offered).toContainEqual(bot?.choose(thought));
  }
  expect(moments).not.toEqual([]);
});
