import { chinaso, type ChinasoMove, type ChinasoState } from '@chinwag/rules/chinaso';
import type { Bot } from '../bot.ts';
import { chooseAnswer } from './buy.ts';
import { chooseDiscard } from './discard.ts';
import { chooseDraw } from './draw.ts';
import { chooseLay } from './laying.ts';
import { isWorthWaiting } from './waiting.ts';

/** Plays Chinaso by the cards it sees now; it remembers nothing and guesses nothing at random. */
export const chinasoBot: Bot<ChinasoState, ChinasoMove> = {
  choose(view, seat, among = chinaso.legalMoves(view, seat)) {
    switch (view.phase.name) {
      case 'draw':
        return chooseDraw(view, seat, among);
      case 'buying':
        return chooseAnswer(view, seat);
      case 'play': {
        const down = among.find((move) => move.type === 'goDown');
        if (down !== undefined && !isWorthWaiting(view, seat, down)) return down;
        const lay = among.some(laysOff) ? chooseLay(view, seat) : null;
        return lay ?? among.find((move) => move.type === 'hold') ?? chooseDiscard(view, seat);
      }
      case 'settle':
      case 'over':
        throw new Error(`no seat is to act in phase ${view.phase.name}`);
    }
  },
};

function laysOff({ type }: ChinasoMove): boolean {
  return type === 'layOff' || type === 'swapJoker';
}
