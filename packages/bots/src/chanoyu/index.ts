import { chanoyu, type ChanoyuMove, type ChanoyuState } from '@chinwag/rules/chanoyu';
import { type Bot, lawfulMoves } from '../bot.ts';
import { chooseBuilding } from './build.ts';
import { choosePlay } from './play.ts';

/** Plays Chanoyu by the cards it sees now; it remembers nothing and guesses nothing at random. */
export const chanoyuBot: Bot<ChanoyuState, ChanoyuMove> = {
  choose(view, seat, among) {
    const lawful = lawfulMoves(chanoyu, view, seat, among);
    switch (view.phase.name) {
      case 'play':
        return choosePlay(view, seat, lawful.filter((move) => move.type === 'play'));
      case 'build':
        return chooseBuilding(view, seat, lawful);
      case 'settle':
      case 'over':
        throw new Error(`nobody is awaited in phase ${view.phase.name}`);
    }
  },
};
