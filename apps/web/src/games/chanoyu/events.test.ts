import type { Position } from '@chinwag/rules';
import type { ChanoyuEvent } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { type StateFields, peopleFor, plain, plays, row, narratedTo, viewOf } from './testing/fixture.ts';
import { logOf } from '../../board/onScreen.ts';
import { events } from './events.ts';

const narrated = (event: ChanoyuEvent, moment: StateFields, viewer: Position = 0) => {
  const { state } = viewOf({ ...moment, viewer });
  const entries = logOf(events, narratedTo(viewer, event, state), state, peopleFor(viewer, state.deal.rows.length));
  return entries.map(({ mark, sentence, rule, onlyYou }) =>
    [onlyYou ? 'only you:' : '', mark, plain(sentence), rule ?? ''].filter((part) => part !== '').join(' '),
  );
};

test('CN3.1: the log of a new round names the tea host and the leader, who sits on the host’s right', () => {
  const dealt: ChanoyuEvent = { type: 'dealt', dealer: 0, hands: [[], [], []], pile: [] };
  expect(narrated(dealt, { before: [1, 0, 0], deal: { number: 1 } })).toEqual([
    'Round 2: you’re tea host; Inés, on the right, leads. CN6.2',
  ]);
});

test('CN4.4: the log reports a trick without a winner', () => {
  const whole = { deal: { trick: plays([1, 'QS'], [0, 'KS'], [2, '5H']), tricks: 3 } };
  expect(narrated({ type: 'trickCompleted', winner: null }, whole)).toEqual([
    '4 Nobody wins the trick, and it’s discarded. CN4.4',
  ]);
});

test('the log of a lay names its value, its row and the new score of the row', () => {
  const building: StateFields = {
    phase: { name: 'build', seat: 1, mustLay: false },
    deal: { rows: [row({ 2: '2S' }), row({}), row({})], left: ['KH', 'X1'], tricks: 2 },
  };
  expect(narrated({ type: 'cardLaid', seat: 1, card: 'KH', row: 1, value: 6 }, building)).toEqual(['3 Tomek lays KH as 6.']);
  expect(narrated({ type: 'cardLaid', seat: 1, card: 'X1', row: 0, value: 3 }, building)).toEqual([
    '3 Tomek lays a Tsukumogami as 3 in your row: it would score 1 point. CN5.4',
  ]);
});

test('CN5.2: the log of a laid number names its value and the new score of its row', () => {
  const building: StateFields = {
    phase: { name: 'build', seat: 0, mustLay: true },
    deal: { rows: [row({ 2: '2S' }), row({}), row({})], left: ['3H'], tricks: 2 },
  };
  const laid: ChanoyuEvent = { type: 'cardLaid', seat: 0, card: '3H', row: 0, value: 3 };
  expect(narrated(laid, building)).toEqual(['3 You lay 3H: your row would score 1 point.']);
});

test('CN5.6: the log names drawn cards to their player only, and otherwise reports in one line that all draw', () => {
  const drawn: ChanoyuEvent = { type: 'drawn', cards: ['4S', '5H', 'X1'] };
  const pile = ['??', '??', '??', '??', '??'] as const;
  const hands = [[], [], []];
  const own = 'only you: Everybody draws, and you draw 4S; 2 cards are left in the stock.';
  expect(narrated(drawn, { deal: { pile, hands } })).toEqual([own]);
  expect(narrated(drawn, { deal: { pile, hands } }, 'spectator')).toEqual([
    'Everybody draws a card; 2 cards are left in the stock.',
  ]);
});

test('CN6.1: the log reports a round’s points and the totals in one sentence, the viewer’s own first', () => {
  const scored: ChanoyuEvent = { type: 'roundScored', stretches: [[], [], []], points: [1, 3, 0] };
  expect(narrated(scored, { before: [4, 2, 9] }, 1)).toEqual([
    'Round 2: you score 3 points, Marta scores 1 point and Inés scores 0 points. CN6.1',
    'Totals: you 5, Marta 5 and Inés 9.',
  ]);
});
