import { bestFor, chinchon, type ChinchonMove, type ChinchonState } from '@chinwag/rules/chinchon';
import type { Thought } from '../bot.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chooseAction } from './act.ts';
import { chooseDraw } from './draw.ts';
import { chooseReenlist } from './reenlist.ts';

/**
 * Returns the move to make, judging only by the cards visible now. The bot misjudges each card's value by at most `error` points.
 */
export function decide(thought: Thought<ChinchonState, ChinchonMove>, error: number): ChinchonMove {
  const { view, seat, seed, among } = thought;
  const { phase } = view;
  const estimate = giveOrTake(error, uniformFrom(seed));
  switch (phase.name) {
    case 'draw':
      return chooseDraw(view, seat, estimate);
    case 'act':
      return chooseAction(view, seat, among ?? chinchon.legalMoves(view, seat), estimate);
    case 'settle': {
      const { melds, layOffs } = bestFor(view, seat);
      return { type: 'settle', melds, layOffs };
    }
    case 'reenlist':
      return chooseReenlist(view, seat, phase.total);
    case 'between':
    case 'over':
      throw new Error(`no seat is to act in phase ${phase.name}`);
  }
}
