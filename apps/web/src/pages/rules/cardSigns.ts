import { FRENCH_RANKS, FRENCH_SUITS, type FrenchSuit } from '@chinwag/rules';
import { type CardCode, printedRank } from '../../language/cardCode.ts';

const SIGNS = '♠♥♦♣';
const SUITS: Readonly<Record<string, FrenchSuit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** A suit's symbol, with the variation selector that makes it text rather than an emoji. */
const SIGN = `([${SIGNS}])\\uFE0E?`;
const RANK = '(10|[2-9AKQJ])';
/** The patterns of `7♠`, `♠7`, and `♥ 5 6 7` for cards of one suit. */
const CARDS = new RegExp(`${RANK}${SIGN}|${SIGN}${RANK}(?![\\p{L}\\d])|${SIGN}((?: ${RANK}(?![\\p{L}\\d]))+)`, 'gu');

/** Cards written as symbols, such as `♥ 5 6 7`, with the cards' codes. */
export interface CardSigns {
  readonly written: string;
  readonly cards: readonly CardCode[];
}

/** Returns rules text split into plain text and the French cards that are written as symbols. */
export function cardSigns(text: string): readonly (string | CardSigns)[] {
  const parts: (string | CardSigns)[] = [];
  let end = 0;
  for (const { index, 0: written, ...found } of text.matchAll(CARDS)) {
    const [rank = found[4], sign = found[3] ?? found[5], run] = [found[1], found[2], found[6]];
    const ranks = run?.trim().split(' ') ?? [rank ?? ''];
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ written, cards: ranks.map((each) => codeOf(each, sign ?? '')) });
    end = index + written.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function codeOf(printed: string, sign: string): CardCode {
  const rank = FRENCH_RANKS.find((each) => printedRank(each) === printed);
  const suit = FRENCH_SUITS.find((each) => each === SUITS[sign]);
  if (rank === undefined || suit === undefined) throw new Error(`"${printed}${sign}" is no card.`);
  return rank + suit;
}
