import { chanoyu, type ChanoyuMove, type ChanoyuState } from '@chinwag/rules/chanoyu';
import type { Thought } from '../bot.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chosen } from '../shared/best-of.ts';
import { chooseBuilding } from './build.ts';
import { choosePlay } from './play.ts';

/** What to do by the cards that are seen now, by one whose chances are taken for what they are, give or take `error`. */
export function decide(thought: Thought<ChanoyuState, ChanoyuMove>, error: number): ChanoyuMove {
  const { view, seat, seed, among = chanoyu.legalMoves(view, seat) } = thought;
  const estimate = giveOrTake(error, uniformFrom(seed));
  switch (view.phase.name) {
    case 'play':
      return chosen(choosePlay(view, seat, among.filter((move) => move.type === 'play'), estimate));
    case 'build':
      return chosen(chooseBuilding(view, seat, among, estimate));
    case 'settle':
    case 'over':
      throw new Error(`no seat is to act in phase ${view.phase.name}`);
  }
}
