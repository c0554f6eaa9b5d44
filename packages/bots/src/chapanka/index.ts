import type { FrenchCard } from '@chinwag/rules';
import { chapanka, type ChapankaMove, type ChapankaState } from '@chinwag/rules/chapanka';
import type { Bot } from '../bot.ts';
import { chooseExchange, chooseSpare } from './exchange.ts';
import { choosePlay } from './play.ts';

/**
 * Plays Chapanka by the cards it sees now: it keeps out of tricks, throws aces and the Kinal on those of others, and
 * takes them all when its hand is strong enough. It remembers nothing and guesses nothing at random.
 */
export const chapankaBot: Bot<ChapankaState, ChapankaMove> = {
  choose(view, seat, among = chapanka.legalMoves(view, seat)) {
    const cards = among.flatMap((move) => move.card ?? []);
    const { name } = view.phase;
    switch (name) {
      case 'exchange':
        return { type: 'exchange', card: chooseExchange(view, seat, cards) };
      case 'setAside':
        return { type: 'setAside', card: chosen(chooseSpare(view, seat, cards)) };
      case 'play':
        return { type: 'play', card: chosen(choosePlay(view, seat, cards)) };
      case 'settle':
      case 'over':
        throw new Error(`no seat is to act in phase ${name}`);
    }
  },
};

/** The card chosen; a seat to act always has one. */
function chosen(card: FrenchCard | null): FrenchCard {
  if (card === null) throw new Error('there is no card to choose from');
  return card;
}
