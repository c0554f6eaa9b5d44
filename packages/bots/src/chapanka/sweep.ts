import { FRENCH_SUITS, type FrenchCard, isSeen, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  type ChapankaState, leadingPlay, OPENING_TRICKS, takerOfAll, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { bestOf } from '../shared/best-of.ts';
import { strengthOf, strongerUnseen, type UnseenCards } from './unseen.ts';

/** The number of tricks after which the other players should try to stop a player who has won them all. */
const ALARM = 5;

/** The number of tricks after which one loser is no longer a reason to give up. */
const FAR_ON = 4;

/**
 * Returns how many cards would lose a trick if the hand led each suit from its highest card down. The estimate assumes an
 * unfavourable split of each suit's other cards: half of them, rounded up, in one hand.
 */
export function losers(unseen: UnseenCards, hand: readonly FrenchCard[]): number {
  return FRENCH_SUITS.reduce((sum, suit) => {
    const held = hand.filter((card) => suitOf(card) === suit).toSorted((a, b) => strengthOf(b) - strengthOf(a));
    const rounds = Math.ceil((unseen.strengths[suit].length * unseen.held * 3) / 2);
    return sum + held.filter((card, round) => round < rounds && strongerUnseen(unseen, card) > 0).length;
  }, 0);
}

/** Returns the card to play in an attempt to win every trick (CP5), or null if the attempt is hopeless or too expensive. */
export function chooseSweep(
  view: ChapankaState,
  seat: Seat,
  cards: readonly FrenchCard[],
  unseen: UnseenCards,
): FrenchCard | null {
  const { deal } = view;
  const played = tricksPlayed(deal);
  if (played > 0 && takerOfAll(deal) !== seat) return null;
  const lost = losers(unseen, (deal.hands[seat] ?? []).filter(isSeen));
  if (played < OPENING_TRICKS && lost > (played < FAR_ON ? 0 : 1)) return null;
  const winning = cards.filter((card) => canTake(view, card));
  return bestOf(winning, (card) => -strongerUnseen(unseen, card) * 100 + strengthOf(card));
}

/** Returns the card to play against another player who has won every trick so far, or null if there is no such player. */
export function chooseStop(view: ChapankaState, seat: Seat, cards: readonly FrenchCard[]): FrenchCard | null {
  const { deal } = view;
  const taker = takerOfAll(deal);
  if (taker === null || taker === seat || tricksPlayed(deal) < ALARM) return null;
  const taking = cards.filter((card) => canTake(view, card));
  return bestOf(taking, strengthOf) ?? bestOf(cards, (card) => -strengthOf(card));
}

/** Returns whether a card would be winning the current trick. */
function canTake({ deal }: ChapankaState, card: FrenchCard): boolean {
  const best = leadingPlay(deal.trick);
  if (best === null) return true;
  return suitOf(card) === suitLed(deal.trick) && strengthOf(card) > strengthOf(best.card);
}
