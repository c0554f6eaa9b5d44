import { chinaso, type ChinasoMove, type ChinasoState } from '@chinwag/rules/chinaso';
import type { Thought } from '../bot.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chooseAnswer } from './buy.ts';
import { chooseDiscard } from './discard.ts';
import { chooseDraw } from './draw.ts';
import { chooseLay } from './laying.ts';
import { isWorthWaiting } from './waiting.ts';

/** A Chinaso bot's playing style. */
export interface ChinasoManner {
  /** The maximum errors in estimating a discard's value, in points, and a card's gain towards the contract. */
  readonly points: number;
  readonly nearer: number;
  /** Whether the bot considers waiting for a Chinaso before it goes down. */
  readonly waits: boolean;
}

/** Returns the move that a player with this style makes, judging only by the cards visible now. */
export function decide(thought: Thought<ChinasoState, ChinasoMove>, { points, nearer, waits }: ChinasoManner): ChinasoMove {
  const { view, seat, seed, among = chinaso.legalMoves(view, seat) } = thought;
  const random = uniformFrom(seed);
  switch (view.phase.name) {
    case 'draw':
      return chooseDraw(view, seat, among, giveOrTake(nearer, random));
    case 'buying':
      return chooseAnswer(view, seat, giveOrTake(nearer, random));
    case 'play': {
      const down = among.find((move) => move.type === 'goDown');
      if (down !== undefined && !(waits && isWorthWaiting(view, seat, down))) return down;
      const lay = among.some(laysOff) ? chooseLay(view, seat) : null;
      return lay ?? among.find((move) => move.type === 'hold') ?? chooseDiscard(view, seat, giveOrTake(points, random));
    }
    case 'settle':
    case 'over':
      throw new Error(`no seat is to act in phase ${view.phase.name}`);
  }
}

function laysOff({ type }: ChinasoMove): boolean {
  return type === 'layOff' || type === 'swapJoker';
}
