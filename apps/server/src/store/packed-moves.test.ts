import { games } from '@chinwag/rules';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { expect, it } from 'vitest';
import { packMoves, unpackMoves } from './packed-moves.ts';

const MOST_BYTES_A_MOVE = 40;

it.each(Object.values(games))('a game of $id packs into few bytes per move and unpacks unchanged', (game) => {
  const moves = playedFile(game).moves.map(({ seat, by, move }) => ({ seat, by, move }));
  const packed = packMoves(moves);
  expect(unpackMoves(packed)).toEqual(moves);
  expect(packed.length / moves.length).toBeLessThan(MOST_BYTES_A_MOVE);
});
