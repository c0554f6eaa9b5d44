import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { chanoyu } from './index.ts';
import { after, playOut, stateFrom } from './notation.ts';
import type { ChanoyuState } from './state.ts';
import { trickNumber } from './trick.ts';

function playable(state: ChanoyuState, seat: Seat): readonly string[] {
  return chanoyu.legalMoves(state, seat).map((move) => (move.type === 'play' ? move.card : move.type));
}

it('CN4.1: the leader plays any card, a picture card or a Tsukumogami too', () => {
  const lead = stateFrom({ hands: ['2S', '3S', '4S KH X2'] });
  expect(playable(lead, 2)).toEqual(['4S', 'KH', 'X2']);
});

it('CN4.1: the suit led is followed, picture cards included; a player who has none plays anything', () => {
  const lead = stateFrom({ hands: ['2D QH X1', '3S QS 9H', 'KS'] });
  expect(playable(after(lead, '2: KS'), 1)).toEqual(['3S', 'QS']);
  expect(playable(after(lead, '2: KS 3S'), 0)).toEqual(['2D', 'QH', 'X1']);
});

it('CN4.2: the highest number of the suit led wins; higher cards of other suits and picture cards do not', () => {
  const hands = ['TH', '8S', 'KS', '7S'];
  expect(playOut(stateFrom({ hands }), '3: 7S KS 8S TH > 1:')).toContainEqual({ type: 'trickCompleted', winner: 1 });
});

it('CN4.2: a picture card led can be won by a number of its suit, the ace even', () => {
  const hands = ['TH', 'AS', 'KS'];
  expect(playOut(stateFrom({ hands }), '2: KS AS TH > 1:')).toContainEqual({ type: 'trickCompleted', winner: 1 });
});

it('CN4.3: a Tsukumogami may not be played by one who can follow', () => {
  const led = after(stateFrom({ hands: ['2D', 'X1 3S', '4S'] }), '2: 4S');
  expect(playable(led, 1)).toEqual(['3S']);
  expect(chanoyu.check(led, 1, { type: 'play', card: 'X1' })?.rule).toBe('CN4.3');
});

it('CN4.3: a Tsukumogami led sets no suit: all play anything, and nobody wins', () => {
  const led = after(stateFrom({ hands: ['2D 9C', 'X2 3S', 'X1'] }), '2: X1');
  expect(playable(led, 1)).toEqual(['X2', '3S']);
  const next = after(stateFrom({ hands: ['2D 9C', 'X2 3S', 'X1 5H'] }), '2: X1 3S 9C > nobody');
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN4.4: a trick without a number of the suit led is discarded whole and nobody builds', () => {
  const events = playOut(stateFrom({ hands: ['QS 2C', 'TD 3C', 'KS 4C'] }), '2: KS TD QS > nobody');
  expect(events.slice(3)).toEqual([
    { type: 'trickCompleted', winner: null },
    { type: 'restDiscarded', cards: ['KS', 'TD', 'QS'] },
  ]);
});

it('CN4.4: after such a trick all draw, and the leader keeps the lead', () => {
  const next = after(stateFrom({ hands: ['QS', 'TD', 'KS'], pile: '2H 3H 4H 5H' }), '2: KS TD QS > nobody');
  expect(next.deal.hands).toEqual([['4H'], ['3H'], ['2H']]);
  expect(next.deal.pile).toEqual(['5H']);
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN4.4: a trick is counted for the player who won it, and one that nobody wins for nobody', () => {
  const hands = ['TH QH', '8S TD', 'KS KH', '7S 2C'];
  const won = after(stateFrom({ hands }), '3: 7S KS 8S TH > 1:');
  expect(won.deal.won).toEqual([0, 1, 0, 0]);
  const nobody = after(stateFrom({ hands: ['QS', 'TD', 'KS'], tricks: 9 }), '2: KS TD QS > nobody');
  expect(nobody.records.map(({ tricks }) => tricks)).toEqual([[0, 0, 0]]);
});

it('CN2.2: tricks are numbered from 1, and the tenth is the last', () => {
  const { deal } = stateFrom({ hands: ['9S', '8S', '2S'] });
  expect([0, 6, 9, 10].map((tricks) => trickNumber({ ...deal, tricks }))).toEqual([1, 7, 10, 10]);
});
