import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { chinaso } from './index.ts';
import { after, refusal, stage } from './notation.ts';
import type { ChinasoState } from './state.ts';

/** One move of every kind, each with invalid content too. */
const MOVES = {
  draw: ['take', 'draw'],
  buying: ['buy', 'decline'],
  play: ['down QS', 'QS>0.0', 'QS=0.0>0.0', '-QS', 'hold'],
};
const ALL = Object.values(MOVES).flat();

/** Seat 0 begins hand 2; seat 2 is down. */
const DRAW = stage({
  number: 2,
  hands: ['AS KS KH KD 4S 5S 6S 7S', '2S', '3S'],
  table: ['', '', 'KC KS#2 KH#2 | 4H X1 6H 7H'],
  turned: '9D',
  stock: '8D TC TD TH',
});
const BUYING = after(DRAW, '0: draw');
const PLAY = after(DRAW, '0: take');

/** Two players are down, and seat 0 is to draw. */
const DOWN = {
  number: 2,
  hands: ['2D 3D', '2S'],
  table: ['4S 5S 6S 7S | 9S 9H 9C', '4H X1 6H 7H | KC KS KH'],
};

function refusals(state: ChinasoState, seat: Seat, moves: readonly string[]): ReadonlySet<string | null> {
  return new Set(moves.map((move) => refusal(state, seat, move)));
}

it('CS4.9: a move at the wrong moment is refused, no matter who tries and which cards they have', () => {
  const moments = [
    [DRAW, MOVES.draw, ['CS4.9 not-offered', 'CS4.9 first-a-card']],
    [BUYING, MOVES.buying, ['CS4.9 only-answers']],
    [PLAY, MOVES.play, ['CS4.9 has-a-card', 'CS4.9 not-offered']],
  ] as const;
  for (const [state, moves, why] of moments) {
    const others = ALL.filter((move) => !moves.includes(move));
    for (const seat of [0, 1, 2]) expect(refusals(state, seat, others)).toEqual(new Set(why));
  }
});

it('CS4.9: a move out of turn is refused before the cards in hand are checked', () => {
  for (const seat of [1, 2]) {
    expect(refusals(DRAW, seat, MOVES.draw)).toEqual(new Set(['CS4.9 not-your-turn']));
    expect(refusals(PLAY, seat, MOVES.play)).toEqual(new Set(['CS4.9 not-your-turn']));
  }
});

it('CS4.9: an answer from a player who is not asked is refused; CS5.3 refuses a buy by an ineligible player', () => {
  expect(refusal(BUYING, 0, 'decline')).toBe('CS4.9 not-asked');
  expect(refusal(BUYING, 2, 'decline')).toBe('CS4.9 not-asked');
  expect(refusal(BUYING, 0, 'buy')).toBe('CS5.3 own-turn');
  expect(refusal(BUYING, 2, 'buy')).toBe('CS5.3 down');
  expect(refusal(BUYING, 1, 'buy')).toBe('');
});

it('CS4.9: a card not in hand is refused before the sets are checked', () => {
  expect(refusal(PLAY, 0, '-QS')).toBe('CS4.9 card-not-held');
  expect(refusal(PLAY, 0, 'QS>0.0')).toBe('CS4.9 card-not-held');
  expect(refusal(PLAY, 0, 'QS=0.0>0.0')).toBe('CS4.9 card-not-held');
  expect(refusal(PLAY, 0, 'down KS KH KC')).toBe('CS4.9 card-not-held');
  expect(refusal(PLAY, 0, 'down KS KH KD | 4S 5S 6S 7S 7S')).toBe('CS4.9 laid-twice');
  expect(refusal(PLAY, 0, 'down KS KH KD | 4S 5S 6S 7S')).toBe('');
});

it('CS3.1: the contract is checked before the sets, and the first faulty set before adjacency', () => {
  expect(refusal(PLAY, 0, 'down KS KH')).toBe('CS3.1 not-the-contract');
  expect(refusal(PLAY, 0, 'down KS KH | 4S 5S 6S')).toBe('CS2.1 three-too-short');
  expect(refusal(PLAY, 0, 'down 4S 5S 6S | KS KH')).toBe('CS2.2 straight-too-short');
  const two = after(stage({ number: 3, hands: ['4S 5S 6S 7S 8S 9S TS JS 9D#2', '2S'] }), '0: take');
  expect(refusal(two, 0, 'down 4S 5S 6S 7S | 8S 9S TS 9D#2')).toBe('CS2.2 not-one-suit');
  expect(refusal(two, 0, 'down 4S 5S 6S 7S | 8S 9S TS JS')).toBe('CS2.4 straights-touch');
});

it('CS2.1, CS2.2: a faulty set is refused by the rule of its declared kind', () => {
  expect(refusal(PLAY, 0, 'down three 4S 5S KS | straight 6S 7S')).toBe('CS2.1 not-one-rank');
  expect(refusal(PLAY, 0, 'down three KS KH KD | straight 4S 5S 7S 6S')).toBe('CS2.2 not-in-sequence');
  expect(refusal(PLAY, 0, 'down three KS KH KD | straight AS 4S 5S 6S')).toBe('CS2.2 not-in-sequence');
  expect(refusal(PLAY, 0, 'down three 4S 5S 6S 7S | straight KS KH KD')).toBe('CS2.1 not-one-rank');
  expect(refusal(PLAY, 0, 'down straight 4S 5S 6S 7S | straight KS KH KD')).toBe('CS3.1 not-the-contract');
  expect(refusal(PLAY, 0, 'down straight 4S 5S 6S 7S | three KS KH KD')).toBe('');
});

it('CS3.2: a second going-down is refused before the contract is checked', () => {
  const down = after(PLAY, '0: down KS KH KD | 4S 5S 6S 7S');
  expect(refusal(down, 0, 'down AS')).toBe('CS3.2 already-down');
});

it('CS4.3: laying off or swapping while not down is refused before a misfit', () => {
  expect(refusal(PLAY, 0, 'AS>2.0')).toBe('CS4.3 not-down');
  expect(refusal(PLAY, 0, 'AS=2.1>2.0')).toBe('CS4.3 not-down');
  expect(refusal(DRAW, 0, 'take>2.0')).toBe('CS4.3 not-down');
});

it('CS4.2: taking the discard onto another’s set is refused after a misfit and a wrong swap', () => {
  const state = after(DRAW, '0: take; down KS KH KD | 4S 5S 6S 7S; -9D\n1: draw; -2S');
  expect(refusal(state, 2, 'take>2.0')).toBe('CS4.4 misfit');
  expect(refusal(state, 2, 'take=2.1>2.0')).toBe('CS4.5 wrong-swap');
  const fitting = after(DRAW, '0: take; down KS KH KD | 4S 5S 6S 7S; -9D\n1: draw; -8D');
  expect(refusal(fitting, 2, 'take>0.1^')).toBe('CS4.4 misfit');
  const other = stage({ ...DOWN, turned: '5H' });
  expect(refusal(other, 0, 'take=1.0>1.0')).toBe('CS4.5 no-place-for-joker');
  expect(refusal(other, 0, 'take=1.0>1.1')).toBe('CS4.2 not-own-set');
  expect(refusal(other, 0, 'take')).toBe('CS4.2 not-into-hand');
});

it('CS5.1: taking a discard when none is live is refused last of all', () => {
  const none = stage({ ...DOWN, turned: '' });
  expect(refusal(none, 0, 'take')).toBe('CS4.2 not-into-hand');
  expect(refusal(none, 0, 'take>1.1')).toBe('CS4.2 not-own-set');
  expect(refusal(none, 0, 'take>0.1')).toBe('CS5.1 nothing-live');
});

it('CS4.9: no player can make a move once the game is over', () => {
  const hands = ['2H 3H 4H 5H 6C 7C 8C 9C TD JD QD', '2S'];
  const start = stage({ number: 7, hands, turned: 'KD' });
  const state = after(start, '0: take; down 2H 3H 4H 5H | 6C 7C 8C 9C | TD JD QD KD');
  for (const seat of [0, 1]) expect(refusals(state, seat, ALL)).toEqual(new Set(['CS4.9 game-over']));
  expect(chinaso.actors(state)).toEqual([]);
});
