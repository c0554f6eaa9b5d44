import { expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { chanoyu } from './index.ts';
import { endingOf, standings } from './ending.ts';
import { after, row, stateFrom } from './notation.ts';
import { rowPoints } from './score.ts';
import type { ChanoyuState } from './state.ts';

/** Returns what `seat` may lay, as card and value, and `done` if the seat may stop. */
function building(state: ChanoyuState, seat: Seat): readonly string[] {
  const moves = chanoyu.legalMoves(state, seat);
  return moves.map((move) => (move.type === 'lay' ? `${move.card}=${move.value}` : move.type));
}

it('CN4.2 CN5.2 CN5.3, example 1: 9♠ wins, and its trick extends a row of 5 and 7 at both ends', () => {
  const won = after(
    stateFrom({
      hands: ['TH', '9S', 'KS', '4S'],
      rows: ['', '5D 7C', '', ''],
    }),
    '3: 4S KS 9S TH > 1:',
  );
  expect(building(won, 1)).toEqual([
    '4S=4', 'KS=1', 'KS=2', 'KS=3', 'KS=4', 'KS=8', 'KS=9', 'KS=10', '9S=9', 'TH=10',
  ]);
  const lay = (state: ChanoyuState, card: 'TH' | '4S', value: number): ChanoyuState =>
    evolveAll(chanoyu, state, chanoyu.decide(state, 1, { type: 'lay', card, row: 1, value }));
  const low = lay(won, '4S', 4);
  expect(building(low, 1)).toEqual(
    ['KS=1', 'KS=2', 'KS=3', 'KS=8', 'KS=9', 'KS=10', '9S=9', 'TH=10', 'done'],
  );
  expect(building(lay(low, 'TH', 10), 1)).toEqual(['KS=1', 'KS=2', 'KS=3', 'done']);
});

it('CN4.4 CN3.1, example 2: without a numbered diamond the trick is discarded and the same player leads', () => {
  const next = after(
    stateFrom({ hands: ['3C', 'KD', 'JD', 'QD'], pile: '2S 3S 4S 5S' }),
    '3: QD JD KD 3C > nobody',
  );
  expect(next.phase).toEqual({ name: 'play', seat: 3 });
  expect(next.deal.discarded).toBe(4);
  expect(next.deal.hands).toEqual([['5S'], ['4S'], ['3S'], ['2S']]);
});

it('CN6.1, example 3: each scoring counts 2 3 4 _ 6 7 9 and the same row with its gap filled', () => {
  const gapped = row('2S 3H JD=4 6C 7C 9S');
  const filled = row('2S 3H JD=4 X1=5 6C 7C 9S');
  expect(rowPoints(gapped, 'links')).toBe(3);
  expect(rowPoints(gapped, 'steps')).toBe(9);
  expect(rowPoints(gapped, 'runs')).toBe(10);
  expect(rowPoints(filled, 'links')).toBe(5);
  expect(rowPoints(filled, 'steps')).toBe(12);
  expect(rowPoints(filled, 'runs')).toBe(22);
});

it('CN6.3, example 4: of 16, 15, 9 and 7 the last two share the win; of 16, 16, 8 and 8 seat 1 wins', () => {
  expect(endingOf([16, 15, 9, 7])).toMatchObject({ code: 'below-eight' });
  expect(winners([16, 15, 9, 7])).toEqual([2, 3]);
  expect(endingOf([16, 16, 8, 8])).toMatchObject({ code: 'highest' });
  expect(winners([16, 16, 8, 8])).toEqual([1]);
});

it('CN5.1 CN5.4, example 5: with 1 and 10 laid no lay is required, and X1 fits a gap or another row', () => {
  const won = after(
    stateFrom({ hands: ['X1', '9S', '4S'], rows: ['5H', 'AS 2S 3S 4H 6S 7S 8S TS', 'AC'] }),
    '2: 4S 9S X1 > 1:',
  );
  expect(won.phase).toEqual({ name: 'build', seat: 1, mustLay: false });
  const moves = chanoyu.legalMoves(won, 1);
  expect(moves).toContainEqual({ type: 'lay', card: 'X1', row: 1, value: 5 });
  expect(moves).toContainEqual({ type: 'lay', card: 'X1', row: 0, value: 4 });
  expect(moves).toContainEqual({ type: 'done' });
  expect(moves.filter((move) => move.type === 'lay' && move.card !== 'X1')).toEqual([]);
});

function winners(totals: readonly number[]): readonly Seat[] {
  return standings(totals, 0).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}
