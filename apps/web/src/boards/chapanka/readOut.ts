import { cardName } from '../../kit/cards/cardName.ts';
import { capital, counted, listed } from '../../wording/words.ts';
import { spokenSentence } from '../../wording/SentenceText.tsx';
import { handInOrder } from '../shared/handOrder.ts';
import { Someone, someone } from '../shared/people.ts';
import { statusOf } from './status.ts';
import { factOf } from './news.ts';
import type { View } from './view.ts';

/** What lies on the table, as it is read out: `Inés led 9 of diamonds, Tomek 6 of diamonds. The pot holds 18.` */
export function readTable(view: View): string {
  const { deal, pot } = view.state;
  const fact = factOf(view);
  const more = fact === null ? '' : ` ${capital(spokenSentence(fact.sentence, 'french'))}`;
  const potWords = `The pot holds ${pot}.`;
  if (deal.trick.length === 0) return `${statusOf(view, []).headline} No card lies on the table. ${potWords}${more}`;
  const plays = deal.trick.map(({ seat, card }, k) =>
    `${k === 0 ? `${Someone(view, seat)} led` : someone(view, seat)} ${cardName(card)}`,
  );
  return `${plays.join(', ')}. ${potWords}${more}`;
}

/** One's own hand, as it is read out. */
export function readHand({ state, viewer }: View): string {
  if (viewer === 'spectator') return 'You are watching and hold no cards.';
  const hand = handInOrder(state.deal.hands[viewer] ?? [], null);
  if (hand.length === 0) return 'You hold no cards.';
  return `You hold ${counted(hand.length, 'card', 'cards')}: ${listed(hand.map((card) => cardName(card)))}.`;
}
