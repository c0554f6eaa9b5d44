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

test('CH5.1: the best close is offered with its score', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 9B', { options: { deck: '48' } });
  expect(offered(hand, null)).toBe('9B 2C 3C 4C/12O 12E 12B = 1');
});

test('CH5.2: a Chinchón is distinguished from other closes', () => {
  const state = stateAt(holding('5O 6O 7O 10O 3B 3C 3E 4B'));
  expect(bestClose(state, 0)).toMatchObject({ points: -10, chinchon: true });
});

test('CH5.1: if no close is possible, the reason names the fewest points the player can keep', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 5E 9B', { options: { deck: '48' } });
  expect(offered(hand, null)).toBe(
    'you’d keep 5. You can’t close yet: you’d keep 5 at best. Keep fewer than 5. CH5.1',
  );
});

test('CH5.1: a chosen card becomes the closing card, or the reason explains why it cannot', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 3E');
  expect(offered(hand, '1E')).toBe('1E 2C 3C 4C/12O 12E 12B = 3');
  expect(offered(hand, '2C')).toBe(
    'you’d keep 11. You can’t close with that card: you’d keep 11. Keep fewer than 5. CH5.1',
  );
});

test('CH5.1: melds that the player set apart stay as they are', () => {
  const hand = holding('3O 4O 5O 6O 7C 7E 7B 1B');
  expect(offered(hand, '1B', { ...NO_PARTS, melds: [cards('4O 5O 6O'), cards('7C 7E 7B')] })).toBe(
    '1B 4O 5O 6O/7C 7E 7B = 3',
  );
});

test('CH6.3: in the play-on variant, a close leaves no card', () => {
  const hand = holding('2C 3C 4C 12O 12E 12B 1E 3E', { options: { ending: 'play-on' } });
  expect(offered(hand, null)).toBe(
    'too many cards left. You can’t close yet: lay down or lay off all your cards but one. CH6.3',
  );
});
