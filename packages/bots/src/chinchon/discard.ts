import type { Seat } from '@chinwag/rules';
import {
  bestArrangement, type ChinchonMove, type ChinchonState, codeOf, heldBy, type SpanishCard, type SpanishDeck, valueOf,
} from '@chinwag/rules/chinchon';
import { bestOf, chosen } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { isTimeToLetGo, laterDraws } from './long-deal.ts';
import { expectation } from './prospects.ts';
import { unseenCards } from './unseen.ts';

type Discard = ChinchonMove<'discard'>;

/** The cost, in points, of giving the next player a card that is sure to complete a meld for that player. */
const HELP = 2;

/** The number of pairs among the cards of a hand. */
const PAIRS_HELD = 21;

/** The cost of discarding a higher card when the bot should give up a low one, for each point of difference. */
const LETTING_GO = 2;

/**
 * Returns the discard that leaves the most promising hand, unless the card helps the next player. When it is time to give up low
 * cards, the bot prefers a low useless card.
 */
export function chooseDiscard(view: ChinchonState, seat: Seat, lawful: readonly Discard[], estimate: Estimate): Discard {
  const hand = heldBy(view.deal, seat);
  const unseen = unseenCards(view, seat);
  const { deck } = view.options;
  const later = laterDraws(view);
  const { left } = bestArrangement(hand, deck);
  const useless = isTimeToLetGo(view) ? lawful.filter(({ card }) => left.includes(card)) : [];
  const best = bestOf(useless.length > 0 ? useless : lawful, ({ card }) => {
    const left = hand.filter((held) => held !== card);
    const help = HELP * helpfulness(card, deck, unseen);
    const dearer = useless.length > 0 ? LETTING_GO * valueOf(card, deck) : 0;
    return estimate(-expectation(left, deck, unseen, later) - help - dearer);
  });
  return chosen(best);
}

/** Returns the probability that a player whose cards are all in `unseen` holds two cards that make a meld with `card`. */
function helpfulness(card: SpanishCard, deck: SpanishDeck, unseen: readonly SpanishCard[]): number {
  const code = codeOf(card, deck);
  const value = valueOf(card, deck);
  let alike = 0;
  const near = [0, 0, 0, 0, 0];
  for (const other of unseen) {
    if (valueOf(other, deck) === value) alike += 1;
    const step = codeOf(other, deck) - code + 2;
    if (step in near) near[step] = (near[step] ?? 0) + 1;
  }
  const [two = 0, one = 0, , next = 0, third = 0] = near;
  const pairs = (alike * (alike - 1)) / 2 + two * one + one * next + next * third;
  return Math.min(1, (PAIRS_HELD * 2 * pairs) / (unseen.length * (unseen.length - 1)));
}
