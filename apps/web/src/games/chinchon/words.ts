import { type Seat, type SpanishCard, type SpanishDeck, spanishRankOf, spanishSuitOf } from '@chinwag/rules';
import {
  type EndingScore, isGroup, type Meld, placeInMeld, type TableMeld, valueOf, worthOf,
} from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import { isYou, type People, person } from '../../board/people.ts';
import type { View } from './view.ts';

/** Returns a total before and after a deal: `61 → 72`, `you stay at 61`, `61 → 103: out`. */
export function becomes(before: number, { total, out }: Pick<EndingScore, 'total' | 'out'>): Message {
  if (before === total) return message('chinchon.stay-at', { total });
  return message(out ? 'chinchon.becomes-out' : 'chinchon.becomes', { before, total });
}

/** Returns how the points of cards add up: `10 + 1 = 11`; for fewer than two cards, only the sum. */
export function sumOf(cards: readonly SpanishCard[], deck: SpanishDeck): string {
  const values = cards.map((card) => valueOf(card, deck));
  const sum = worthOf(cards, deck);
  return values.length < 2 ? String(sum) : `${values.join(' + ')} = ${sum}`;
}

/** Returns a meld in a few words, its cards in order: `3 knights`, `3 to 6 of cups`. */
export function meldInWords(meld: Meld, deck: SpanishDeck): Message {
  const { suit, low, high } = endsOf(meld);
  if (isGroup(meld, deck)) return message('chinchon.group', { count: meld.length, rank: low });
  return message('chinchon.sequence', { suit, low, high });
}

/** Returns several melds in a few words each. */
export function meldsInWords(melds: readonly Meld[], deck: SpanishDeck): readonly Message[] {
  return melds.map((meld) => meldInWords(meld, deck));
}

/** Returns a card's place in a meld as message arguments: `after the 6`, `before the jack` or `with the knights`. */
export function placeOf(meld: Meld, card: SpanishCard, deck: SpanishDeck) {
  const { low, high } = endsOf(meld);
  const side = placeInMeld(meld, card, deck);
  return { side: side === 'group' ? 'other' : side, rank: side === 'after' ? high : low } as const;
}

/** Returns the meld on the table to which `seat` adds cards, by owner and kind: `Owen’s cups`. */
export function targetOf({ owner, cards }: TableMeld, seat: Seat, deck: SpanishDeck, people: People) {
  const { suit, low: rank } = endsOf(cards);
  const whose = isYou(people, owner) ? 'yours' : owner === seat ? 'own' : 'other';
  return { whose, owner: person(people, owner), kind: isGroup(cards, deck) ? 'group' : 'other', rank, suit } as const;
}

function endsOf(meld: Meld) {
  const [low] = meld;
  const high = meld.at(-1);
  if (low === undefined || high === undefined) throw new Error('a meld has cards');
  return { suit: spanishSuitOf(low), low: spanishRankOf(low), high: spanishRankOf(high) };
}

/**
 * Returns the text of a meld on the table, with the owners of the cards added to it. Includes cards that the viewer has `planned`
 * to add.
 */
export function spokenMeld(view: View, cards: Meld, meld: TableMeld, planned: readonly SpanishCard[]): Message {
  const said = meldInWords(cards, view.state.options.deck);
  const added = [
    ...meld.added.map(({ seat, card }) => message('chinchon.was-added', { card, who: person(view, seat) })),
    ...planned.map((card) => message('chinchon.will-be-added', { card })),
  ];
  return added.length === 0 ? said : message('chinchon.meld-with', { meld: said, added });
}
