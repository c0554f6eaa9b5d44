import { bestClose, chinchon } from '@chinwag/rules/chinchon';
import type { SpanishCard } from '@chinwag/rules';
import { expect, test } from 'vitest';
import { offerToClose } from './closing.ts';
import { shortReason } from './shortReason.ts';
import { cards, type StateFields, stateAt, plain } from './testing/fixture.ts';
import { refusalWords } from '../../board/refusalWords.ts';
import { spokenLanguage } from '../../language/testing.ts';
import { NO_PARTS, type Parts } from './parts.ts';

function holding(hand: string, more: StateFields = {}): StateFields {
  return { ...more, phase: { name: 'act', seat: 0, bound: false }, deal: { hands: [cards(hand)] } };
}

function offered(moment: StateFields, card: SpanishCard | null, parts: Parts = NO_PARTS): string {
  const state = stateAt(moment);
  const offer = offerToClose(state, 0, parts, card, (move) => chinchon.check(state, 0, move));
  if (offer.move === null) {
    const { why } = offer;
    return `${plain(shortReason(why))}. ${refusalWords(why, spokenLanguage())} ${why.rule}`;
  }
  return `${offer.move.card} ${offer.move.melds.map((meld) => meld.join(' ')).join('/')} = ${offer.points}`;
}

test('CH5.1: the best close is offered, with what it scores', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 9B', { options: { deck: '48' } });
  expect(offered(hand, null)).toBe('9B 2C 3C 4C/12O 12E 12B = 1');
});

test('CH5.2: a Chinchón is distinguished from other closes', () => {
  const state = stateAt(holding('5O 6O 7O 10O 3B 3C 3E 4B'));
  expect(bestClose(state, 0)).toMatchObject({ points: -10, chinchon: true });
});

test('CH5.1: without one, the least that can be left is named', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 5E 9B', { options: { deck: '48' } });
  expect(offered(hand, null)).toBe(
    'you’d keep 5. The least you can keep is 5. To close you need fewer than 5. CH5.1',
  );
});

test('CH5.1: with a card chosen, that one closes, or it is said why it cannot', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 3E');
  expect(offered(hand, '1E')).toBe('1E 2C 3C 4C/12O 12E 12B = 3');
  expect(offered(hand, '2C')).toBe(
    'you’d keep 11. With that card face down you’d keep 11. To close you need fewer than 5. CH5.1',
  );
});

test('CH5.1: melds that were set apart by hand stay as they are', () => {
  const hand = holding('3O 4O 5O 6O 7C 7E 7B 1B');
  expect(offered(hand, '1B', { ...NO_PARTS, melds: [cards('4O 5O 6O'), cards('7C 7E 7B')] })).toBe(
    '1B 4O 5O 6O/7C 7E 7B = 3',
  );
});

test('CH6.3: where play goes on, a close leaves no card', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 3E', { options: { ending: 'play-on' } });
  expect(offered(hand, null)).toBe(
    'too many cards left. To close, all your cards but one must be in melds or added to them. CH6.3',
  );
});
