import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { chanoyu } from './index.ts';
import { after, playOut, stateFrom } from './notation.ts';
import type { ChanoyuState } from './state.ts';
import { trickNumber } from './trick.ts';

function playable(state: ChanoyuState, seat: Seat): readonly string[] {
  return chanoyu.legalMoves(state, seat).map((move) => (move.type === 'play' ? move.card : move.type));
}

it('CN4.1: the leader can play any card, including a picture card or a Tsukumogami', () => {
  const lead = stateFrom({ hands: ['2S', '3S', '4S KH X2'] });
  expect(playable(lead, 2)).toEqual(['4S', 'KH', 'X2']);
});

it('CN4.1: players must follow suit, also with picture cards; a player without the suit can play any card', () => {
  const lead = stateFrom({ hands: ['2D QH X1', '3S QS 9H', 'KS'] });
  expect(playable(after(lead, '2: KS'), 1)).toEqual(['3S', 'QS']);
  expect(playable(after(lead, '2: KS 3S'), 0)).toEqual(['2D', 'QH', 'X1']);
});

it('CN4.2: the highest numbered card of the suit led wins; higher cards of other suits and picture cards do not', () => {
  const hands = ['TH', '8S', 'KS', '7S'];
  expect(playOut(stateFrom({ hands }), '3: 7S KS 8S TH > 1:')).toContainEqual({ type: 'trickCompleted', winner: 1 });
});

it('CN4.2: a numbered card of its suit, even the ace, beats a picture card that was led', () => {
  const hands = ['TH', 'AS', 'KS'];
  expect(playOut(stateFrom({ hands }), '2: KS AS TH > 1:')).toContainEqual({ type: 'trickCompleted', winner: 1 });
});

it('CN4.3: a player who can follow suit must not play a Tsukumogami', () => {
  const led = after(stateFrom({ hands: ['2D', 'X1 3S', '4S'] }), '2: 4S');
  expect(playable(led, 1)).toEqual(['3S']);
  expect(chanoyu.check(led, 1, { type: 'play', card: 'X1' })?.rule).toBe('CN4.3');
});

it('CN4.3: a led Tsukumogami sets no suit: all players can play any card, and nobody wins', () => {
  const led = after(stateFrom({ hands: ['2D 9C', 'X2 3S', 'X1'] }), '2: X1');
  expect(playable(led, 1)).toEqual(['X2', '3S']);
  const next = after(stateFrom({ hands: ['2D 9C', 'X2 3S', 'X1 5H'] }), '2: X1 3S 9C > nobody');
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN4.4: a trick without a numbered card of the suit led is discarded whole, and nobody builds', () => {
  const events = playOut(stateFrom({ hands: ['QS 2C', 'TD 3C', 'KS 4C'] }), '2: KS TD QS > nobody');
  expect(events.slice(3)).toEqual([
    { type: 'trickCompleted', winner: null },
    { type: 'restDiscarded', cards: ['KS', 'TD', 'QS'] },
  ]);
});

it('CN4.4: after a trick without a winner all players draw, and the leader keeps the lead', () => {
  const next = after(stateFrom({ hands: ['QS', 'TD', 'KS'], pile: '2H 3H 4H 5H' }), '2: KS TD QS > nobody');
  expect(next.deal.hands).toEqual([['4H'], ['3H'], ['2H']]);
  expect(next.deal.pile).toEqual(['5H']);
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN4.4: a trick counts for the player who won it, and a trick without a winner for nobody', () => {
  const hands = ['TH QH', '8S TD', 'KS KH', '7S 2C'];
  const won = after(stateFrom({ hands }), '3: 7S KS 8S TH > 1:');
  expect(won.deal.won).toEqual([0, 1, 0, 0]);
  const nobody = after(stateFrom({ hands: ['QS', 'TD', 'KS'], tricks: 9 }), '2: KS TD QS > nobody');
  expect(nobody.records.map(({ tricks }) => tricks)).toEqual([[0, 0, 0]]);
});

it('CN2.2: trick numbers run from 1 to 10', () => {
  const { deal } = stateFrom({ hands: ['9S', '8S', '2S'] });
  expect([0, 6, 9, 10].map((tricks) => trickNumber({ ...deal, tricks }))).toEqual([1, 7, 10, 10]);
});
