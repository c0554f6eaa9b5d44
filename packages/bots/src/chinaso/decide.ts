import { chinaso, type ChinasoMove, type ChinasoState } from '@chinwag/rules/chinaso';
import type { Thought } from '../bot.ts';
import { uniformFrom, giveOrTake } from '../shared/estimate.ts';
import { chooseAnswer } from './buy.ts';
import { chooseDiscard } from './discard.ts';
import { chooseDraw } from './draw.ts';
import { chooseLay } from './laying.ts';
import { isWorthWaiting } from './waiting.ts';

/** How somebody plays Chinaso. */
export interface ChinasoManner {
  /** How far they misjudge what a card is worth that they may discard, in points, and how much nearer one brings their contract. */
  readonly points: number;
  readonly nearer: number;
  /** Whether they think of a Chinaso before they go down. */
  readonly waits: boolean;
}

/** What to do by the cards that are seen now, in that manner. */
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
