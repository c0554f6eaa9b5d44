import type { SpanishCard } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { cards, laid, type StateFields, peopleFor, stateAt, plain } from './testing/fixture.ts';
import { NO_PARTS, type Parts } from './parts.ts';
import { plateOf } from './plate.ts';

function plate(moment: StateFields, parts: Partial<Parts>, ...chosen: readonly SpanishCard[]): string {
  const said = plateOf(stateAt(moment), 0, { ...NO_PARTS, ...parts }, chosen, peopleFor(0));
  const why = said.move === null ? ` | ${plain(said.why)}` : '';
  return `${said.move?.type ?? 'off'}: ${plain(said.words)} | ${plain(said.detail)}${why}`;
}

const ACTING: StateFields = {
  phase: { name: 'act', seat: 0, bound: false },
  totals: [61, 0, 0, 0],
  deal: { hands: [cards('2B 3B 4B 5O 5E 5C 1E 12O')], melds: [laid(3, '6C 7C 10C')] },
};
const MELDS = [cards('2B 3B 4B'), cards('5O 5E 5C')];

test('the plate discards exactly one chosen card and shows the points left over', () => {
  expect(plate(ACTING, {})).toBe('off: Discard | choose a card | First choose a card to discard.');
  expect(plate(ACTING, {}, '12O')).toBe('discard: Discard 12O | 1 point left over');
  expect(plate(ACTING, {}, '12O', '1E')).toBe('off: Discard | choose one card | To discard, choose only one card.');
});

test('CH5.1: with a closing card, the plate closes and shows the new total', () => {
  expect(plate(ACTING, { melds: MELDS, card: '12O' })).toBe('close: Close with 1 point | 61 → 62');
  const all: StateFields = { ...ACTING, deal: { hands: [cards('2B 3B 4B 5O 5E 5C 5B')] } };
  expect(plate(all, { melds: [cards('2B 3B 4B'), cards('5O 5E 5C 5B')] })).toBe(
    'close: Close: Chinchón! | 61 → 51',
  );
});

test('CH7.2: the plate warns if the player is knocked out by a close or a settlement', () => {
  const high = { ...ACTING, totals: [99, 0, 0, 0] };
  expect(plate(high, { melds: MELDS, card: '12O' })).toBe('close: Close with 1 point | 99 → 100: out');
});

test('CH5.3: the plate shows the points of a settlement', () => {
  const settling: StateFields = {
    ...ACTING,
    phase: { name: 'settle', seat: 0 },
    deal: { hands: [cards('2B 3B 4B 12O 1E')], closing: { seat: 3, card: '??', chinchon: false } },
  };
  expect(plate(settling, { melds: [cards('2B 3B 4B')] })).toBe('settle: Settle for 11 points | 61 → 72');
  const nothing: StateFields = { ...settling, deal: { ...settling.deal, hands: [cards('2B 3B 4B')] } };
  expect(plate(nothing, { melds: [cards('2B 3B 4B')] })).toBe('settle: Settle for 0 points | you stay at 61');
});

test('CH6: in the play-on variant, the plate discards a chosen card first, then adds cards, then lays melds', () => {
  const on: StateFields = { ...ACTING, options: { ending: 'play-on' } };
  expect(plate(on, { melds: MELDS })).toBe('layDown: Lay down 2 melds | and keep playing');
  const adding = { melds: [cards('2B 3B 4B')], layOffs: [{ card: '5C', meld: 0 }] } as const;
  expect(plate(on, adding)).toBe('layOff: Lay off 5C | on Owen’s cups');
  expect(plate(on, adding, '12O')).toBe('discard: Discard 12O | 1 point left over');
});
