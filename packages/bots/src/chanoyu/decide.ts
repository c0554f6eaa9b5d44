import { chanoyu, type ChanoyuMove, type ChanoyuState } from '@chinwag/rules/chanoyu';
import type { Thought } from '../bot.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chosen } from '../shared/best-of.ts';
import { chooseBuilding } from './build.ts';
import type { RowsValue } from './chances.ts';
import { choosePlay } from './play.ts';

/** A Chanoyu bot's playing style. */
export interface ChanoyuManner {
  /** The value function that the bot maximizes. */
  readonly aim: RowsValue;
  /** The maximum error in estimating a move's value, where 1 is a win. */
  readonly error: number;
}

/** Returns the move that a player with this style makes, judging only by the cards visible now. */
export function decide(thought: Thought<ChanoyuState, ChanoyuMove>, { aim, error }: ChanoyuManner): ChanoyuMove {
  const { view, seat, seed, among = chanoyu.legalMoves(view, seat) } = thought;
  const estimate = giveOrTake(error, uniformFrom(seed));
  switch (view.phase.name) {
    case 'play':
      return chosen(choosePlay(view, seat, among.filter((move) => move.type === 'play'), estimate, aim));
    case 'build':
      return chosen(chooseBuilding(view, seat, among, estimate, aim));
    case 'settle':
    case 'over':
      throw new Error(`no seat is to act in phase ${view.phase.name}`);
  }
}
