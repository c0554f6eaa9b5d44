import { bestFor, chinchon, type ChinchonMove, type ChinchonState } from '@chinwag/rules/chinchon';
import type { Bot } from '../bot.ts';
import { chooseAction } from './act.ts';
import { chooseDraw } from './draw.ts';
import { chooseReenlist } from './reenlist.ts';

/** Plays Chinchón by the cards it sees now; it remembers nothing and guesses nothing at random. */
export const chinchonBot: Bot<ChinchonState, ChinchonMove> = {
  choose(view, seat, among) {
    const { phase } = view;
    switch (phase.name) {
      case 'draw':
        return chooseDraw(view, seat);
      case 'act':
        return chooseAction(view, seat, among ?? chinchon.legalMoves(view, seat));
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
  },
};
