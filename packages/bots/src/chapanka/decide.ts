import { chapanka, type ChapankaMove, type ChapankaState } from '@chinwag/rules/chapanka';
import type { Thought } from '../bot.ts';
import { chosen } from '../shared/best-of.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chooseExchange, chooseSpare } from './exchange.ts';
import { choosePlay } from './play.ts';

/**
 * Returns the move to make, judging only by the cards visible now. The bot ducks tricks, throws aces and the Kinal on other
 * players' tricks, and tries to win every trick with a strong hand. The bot misjudges each card's cost by at most `error` counters.
 */
export function decide(thought: Thought<ChapankaState, ChapankaMove>, error: number): ChapankaMove {
  const { view, seat, seed, among = chapanka.legalMoves(view, seat) } = thought;
  const cards = among.flatMap((move) => move.card ?? []);
  const { name } = view.phase;
  switch (name) {
    case 'exchange':
      return { type: 'exchange', card: chooseExchange(view, seat, cards) };
    case 'setAside':
      return { type: 'setAside', card: chosen(chooseSpare(view, seat, cards)) };
    case 'play':
      return { type: 'play', card: chosen(choosePlay(view, seat, cards, giveOrTake(error, uniformFrom(seed)))) };
    case 'settle':
    case 'over':
      throw new Error(`no seat is to act in phase ${name}`);
  }
}
