import { chanoyu, type ChanoyuMove, type ChanoyuState } from '@chinwag/rules/chanoyu';
import type { Bot } from '../bot.ts';
import { chooseBuilding } from './build.ts';
import { choosePlay } from './play.ts';

/** Plays Chanoyu by the cards it sees now; it remembers nothing and guesses nothing at random. */
export const chanoyuBot: Bot<ChanoyuState, ChanoyuMove> = {
  choose(view, seat, among = chanoyu.legalMoves(view, seat)) {
    switch (view.phase.name) {
      case 'play':
        return choosePlay(view, seat, among.filter((move) => move.type === 'play'));
      case 'build':
        return chooseBuilding(view, seat, among);
      case 'settle':
      case 'over':
        throw new Error(`no seat is to act in phase ${view.phase.name}`);
    }
  },
};
