import {
  type SpanishCard, type SpanishDeck, type SpanishRank, spanishRankOf, spanishSuitOf,
} from '@chinwag/rules';
import { isGroup, type Meld, type Outlook, placeInMeld, valueOf, worthOf } from '@chinwag/rules/chinchon';
import { SPANISH_SUIT_NAMES } from '../../kit/cards/suitNames.ts';
import { written } from '../../wording/numbers.ts';
import { NUMBERED_RANKS, type RankName } from '../../wording/ranks.ts';
import { numberWord } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';

const RANKS: Readonly<Record<SpanishRank, RankName>> = {
  1: { one: 'as', many: 'ases' },
  ...NUMBERED_RANKS,
  10: { one: 'sota', many: 'sotas' },
  11: { one: 'caballo', many: 'caballos' },
  12: { one: 'rey', many: 'reyes' },
};

/** What a deal brought, as it is written: `+9`, `+0`, `−10`. */
export function gained(points: number): string {
  return points < 0 ? written(points) : `+${points}`;
}

/** What one's total becomes by a deal's points: `61 becomes 72`, `you stay at 61`, `61 becomes 103: out`. */
export function becomes(before: number, { total, out }: Pick<Outlook, 'total' | 'out'>): string {
  const now = written(total);
  const change = before === total ? `you stay at ${now}` : `${written(before)} becomes ${now}`;
  return out ? `${change}: out` : change;
}

/** How a sum comes about: `10 + 1 = 11`; a single card, or none, has no sum. */
export function sumOf(cards: readonly SpanishCard[], deck: SpanishDeck): string {
  const values = cards.map((card) => valueOf(card, deck));
  const sum = worthOf(cards, deck);
  return values.length < 2 ? String(sum) : `${values.join(' + ')} = ${sum}`;
}

/** A meld, its cards in order, in a few words: `three caballos`, `copas 3 to 6`. */
export function meldInWords(meld: Meld, deck: SpanishDeck): string {
  const [low] = meld;
  const high = meld.at(-1);
  if (low === undefined || high === undefined) return '';
  if (isGroup(meld, deck)) return `${numberWord(meld.length)} ${RANKS[spanishRankOf(low)].many}`;
  const suit = SPANISH_SUIT_NAMES[spanishSuitOf(low)];
  return `${suit}, ${RANKS[spanishRankOf(low)].one} to ${RANKS[spanishRankOf(high)].one}`;
}

/** What a meld is called when something is added to it: `caballos`, `copas`. */
export function meldName(meld: Meld, deck: SpanishDeck): string {
  const [low] = meld;
  if (low === undefined) return '';
  return isGroup(meld, deck) ? RANKS[spanishRankOf(low)].many : SPANISH_SUIT_NAMES[spanishSuitOf(low)];
}

/** Where a card that fits goes in a meld: `after the 6`, `before the sota`, `with the caballos`. */
export function placeInWords(meld: Meld, card: SpanishCard, deck: SpanishDeck): string {
  const [low] = meld;
  const high = meld.at(-1);
  if (low === undefined || high === undefined) return '';
  switch (placeInMeld(meld, card, deck)) {
    case 'group':
      return `with the ${RANKS[spanishRankOf(low)].many}`;
    case 'before':
      return `before the ${RANKS[spanishRankOf(low)].one}`;
    case 'after':
      return `after the ${RANKS[spanishRankOf(high)].one}`;
  }
}

/** Cards one after the other in a sentence. */
export function cardsInText(cards: readonly string[]): Sentence {
  return cards.flatMap((card, k): Sentence => (k === 0 ? [{ card }] : [' ', { card }]));
}

/** Melds one after the other in a sentence. */
export function meldsInText(melds: readonly Meld[]): Sentence {
  return melds.flatMap((meld, k): Sentence => {
    const before = k === 0 ? [] : [k === melds.length - 1 ? ' and ' : ', '];
    return [...before, ...cardsInText(meld)];
  });
}
