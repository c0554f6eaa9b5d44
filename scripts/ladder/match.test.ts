import { findBot } from '@chinwag/bots';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { playMatch, RANDOM_PLAYER } from './match.ts';

it.each([
  games.chanoyu, // which ends below eight: those with most points lose
  games.chinaso, // which the fewest points win
] as readonly AnyGame[])('a random player in $id finishes behind sensible players, whether low or high scores win', (game) => {
  const bot = findBot(game.id);
  if (bot === null) throw new Error(`nobody plays ${game.id}`);
  const { lead } = playMatch({
    game, options: defaultOptions(game.options), seats: 4, seat: 3, number: 0,
    candidate: RANDOM_PLAYER, others: { name: 'sensible', bot }, playouts: 0,
  });
  expect(lead).toBeLessThan(-1);
});
