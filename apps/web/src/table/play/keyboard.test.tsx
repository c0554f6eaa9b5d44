// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../boards/catalogue.ts';
import { playByKeyboard } from '../testing/keyboardPlayer.ts';
import { leaveLocalTable, sitAtLocalTable } from '../testing/localTable.tsx';

afterEach(leaveLocalTable);

/** Chances that are the same every time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const TRICKS = GAMES.filter(({ id }) => id !== 'chinaso' && id !== 'chinchon');

test.each(TRICKS)('a whole game of $title is played by keyboard alone', async ({ id }) => {
  const seat = await sitAtLocalTable({ game: id });
  await playByKeyboard(seat, chances(7));
  expect(seat.isOver()).toBe(true);
});
