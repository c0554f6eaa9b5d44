import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { playRandomly, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { findBot } from './index.ts';

const MOVES = 500;
const MOMENTS = 40;

it.each(Object.values<AnyGame>(games))('a bot of $id, asked when time is out, chooses one of the moves it is shown', (game) => {
  const bot = findBot(game.id);
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: randomSeed(randomFrom(7)) };
  const { steps } = playRandomly(game, setup, randomFrom(7), MOVES);
  // Where there is one thing to do, nobody is asked; where some of what is lawful is not shown, it might be chosen all the same.
  const asked = steps
    .flatMap(({ after: state }) => game.actors(state).map((seat) => ({ state, seat, offered: game.timeOut(state, seat) })))
    .filter(({ offered }) => offered.length > 1);
  const tempting = asked.filter(({ state, seat, offered }) => offered.length < game.legalMoves(state, seat).length);
  const moments = [...tempting.slice(0, MOMENTS), ...asked.slice(0, MOMENTS)];
  for (const { state, seat, offered } of moments) {
    expect(offered).toContainEqual(bot?.choose(game.hide(state, seat), seat, offered));
  }
  expect(moments).not.toEqual([]);
});
