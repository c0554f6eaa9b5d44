import { expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { refusalsOf } from '../../shared/testing/notation.ts';
import { chanoyu } from './index.ts';
import type { ChanoyuMove } from './moves.ts';
import { after, stateFrom } from './notation.ts';

/** Seat 2 leads, seat 1 can follow and holds a Tsukumogami, and seat 0 will win with the nine. */
const LEAD = stateFrom({ hands: ['9S 2D', '3S X1 5H', '4S JS'], rows: ['3H 5H', '2H', ''] });
const FOLLOW = after(LEAD, '2: JS');
const BUILD = after(
  stateFrom({ hands: ['9S', 'X1', 'JS', '4S'], rows: ['3H 5H', '2H', '', ''] }),
  '3: 4S JS X1 9S > 0:',
);
const OVER = after(
  stateFrom({ hands: ['9S', '8S', '2S'], before: [15, 9, 9], tricks: 9 }),
  '2: 2S 8S 9S > 0: +2S done',
);

const refusal = refusalsOf(chanoyu);

function lay(card: 'JS' | '4S' | '9S' | 'X1' | '3C', row: Seat, value: number): ChanoyuMove {
  return { type: 'lay', card, row, value };
}

it('CN6.3: no player can make a move once the game is over', () => {
  expect(refusal(OVER, 0, { type: 'play', card: '9S' })).toBe('CN6.3 game-over');
  expect(refusal(OVER, 1, lay('9S', 0, 9))).toBe('CN6.3 game-over');
  expect(refusal(OVER, 2, { type: 'done' })).toBe('CN6.3 game-over');
});

it('CN3.1: a lead out of turn is refused', () => {
  expect(refusal(LEAD, 0, { type: 'play', card: '9S' })).toBe('CN3.1 not-your-lead');
});

it('CN4.1: a play out of turn, or while another player builds, is refused', () => {
  expect(refusal(FOLLOW, 0, { type: 'play', card: '9S' })).toBe('CN4.1 not-your-turn');
  expect(refusal(BUILD, 0, { type: 'play', card: '9S' })).toBe('CN4.1 wrong-moment');
  expect(refusal(BUILD, 2, { type: 'play', card: '9S' })).toBe('CN4.1 wrong-moment');
});

it('CN4.1: a card not in hand is refused, and a wrong suit is refused with the suit to follow', () => {
  expect(refusal(FOLLOW, 1, { type: 'play', card: 'KC' })).toBe('CN4.1 card-not-held');
  expect(refusal(FOLLOW, 1, { type: 'play', card: '5H' })).toBe('CN4.1 must-follow');
  expect(chanoyu.check(FOLLOW, 1, { type: 'play', card: '5H' })?.values).toEqual({ suit: 'S' });
});

it('CN4.3: a Tsukumogami is refused when its player can follow suit, and by CN4.1 when it is not in hand', () => {
  expect(refusal(FOLLOW, 1, { type: 'play', card: 'X1' })).toBe('CN4.3 must-follow');
  expect(refusal(FOLLOW, 1, { type: 'play', card: 'X2' })).toBe('CN4.1 card-not-held');
});

it('CN5.1: building at the wrong moment, or by a player other than the winner, is refused', () => {
  expect(refusal(FOLLOW, 1, lay('JS', 1, 4))).toBe('CN5.1 nothing-to-build');
  expect(refusal(FOLLOW, 1, { type: 'done' })).toBe('CN5.1 nothing-to-build');
  expect(refusal(BUILD, 1, lay('X1', 1, 4))).toBe('CN5.1 not-your-trick');
  expect(refusal(BUILD, 1, { type: 'done' })).toBe('CN5.1 not-your-trick');
});

it('CN5.1: a card not in the trick, a card already laid and stopping too early are refused', () => {
  expect(refusal(BUILD, 0, lay('3C', 0, 2))).toBe('CN5.1 card-not-in-trick');
  expect(refusal(BUILD, 0, { type: 'done' })).toBe('CN5.1 must-lay');
  const laid = evolveAll(chanoyu, BUILD, chanoyu.decide(BUILD, 0, lay('9S', 0, 9)));
  expect(refusal(laid, 0, lay('9S', 0, 9))).toBe('CN5.1 card-not-in-trick');
});

it('CN1.2: a numbered card under another value is refused before its place is checked', () => {
  expect(refusal(BUILD, 0, lay('9S', 0, 10))).toBe('CN1.2 not-its-value');
  expect(refusal(BUILD, 0, lay('4S', 1, 11))).toBe('CN1.2 not-its-value');
});

it('CN5.2: a numbered card is refused in another player’s row, in a missing row and away from an end', () => {
  expect(refusal(BUILD, 0, lay('9S', 1, 9))).toBe('CN5.2 not-your-row');
  expect(refusal(BUILD, 0, lay('9S', 7, 9))).toBe('CN5.2 no-such-row');
  expect(refusal(BUILD, 0, lay('4S', 0, 4))).toBe('CN5.2 not-at-an-end');
});

it('CN5.3: a picture card is refused in a gap, on a taken value, in another player’s row and outside 1–10', () => {
  expect(refusal(BUILD, 0, lay('JS', 0, 4))).toBe('CN5.3 not-at-an-end');
  expect(refusal(BUILD, 0, lay('JS', 0, 5))).toBe('CN5.3 not-at-an-end');
  expect(refusal(BUILD, 0, lay('JS', 2, 5))).toBe('CN5.3 not-your-row');
  expect(refusal(BUILD, 0, lay('JS', 0, 0))).toBe('CN5.3 no-such-value');
  expect(refusal(BUILD, 0, lay('JS', 0, 11))).toBe('CN5.3 no-such-value');
});

it('CN5.4: a Tsukumogami is refused on a taken value, outside 1–10 and in a missing row', () => {
  expect(refusal(BUILD, 0, lay('X1', 1, 2))).toBe('CN5.4 value-taken');
  expect(refusal(BUILD, 0, lay('X1', 1, -1))).toBe('CN5.4 no-such-value');
  expect(refusal(BUILD, 0, lay('X1', 1, 11))).toBe('CN5.4 no-such-value');
  expect(refusal(BUILD, 0, lay('X1', -1, 4))).toBe('CN5.4 no-such-row');
});

it('CN5.1: malformed moves fail to parse', () => {
  expect(chanoyu.move.safeParse({ type: 'lay', card: 'X1', row: 0, value: 1.5 }).success).toBe(false);
  expect(chanoyu.move.safeParse({ type: 'lay', card: 'X3', row: 0, value: 1 }).success).toBe(false);
  expect(chanoyu.move.safeParse({ type: 'done', card: 'X1' }).success).toBe(false);
  expect(chanoyu.move.safeParse(lay('X1', 0, 1)).success).toBe(true);
});
