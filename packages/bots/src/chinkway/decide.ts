import { isSeen } from '@chinwag/rules';
import { chinkway, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import type { Thought } from '../bot.ts';
import { chosen } from '../shared/best-of.ts';
import { AMONG_EQUALS, giveOrTake, uniformFrom } from '../shared/estimate.ts';
import { chooseDiscard } from './discard.ts';
import { chooseExtract } from './extract.ts';
import { chooseFinalRequest } from './final-request.ts';
import { bestTrump } from './hand-worth.ts';
import { choosePlay } from './play.ts';

/** A player's maximum errors in estimating the points gained by playing a card and the number of tricks that a hand wins. */
export interface ChinkwayErrors {
  readonly points: number;
  readonly tricks: number;
}

/** The errors of a player who overlooks nothing: just enough to break ties. */
export const SHARP: ChinkwayErrors = { points: AMONG_EQUALS, tricks: AMONG_EQUALS };

/**
 * Returns the move that a player with these errors makes to fill the Quest for the seat's side. Judges only by the cards visible
 * now.
 */
export function decide(thought: Thought<ChinkwayState, ChinkwayMove>, errors: ChinkwayErrors): ChinkwayMove {
  const { view, seat, seed, among = chinkway.legalMoves(view, seat) } = thought;
  const random = uniformFrom(seed);
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  switch (view.phase.name) {
    case 'discard':
      return chooseDiscard(hand, giveOrTake(errors.tricks, random));
    case 'trump':
      return { type: 'trump', trump: bestTrump(hand).trump };
    case 'play':
      return chosen(choosePlay(view, seat, among.filter((move) => move.type === 'play'), giveOrTake(errors.points, random)));
    case 'extract':
      return chooseExtract(view, seat, among.filter((move) => move.type === 'extract'));
    case 'finalRequest':
      return chooseFinalRequest(view, seat);
    case 'settle':
    case 'over':
      throw new Error(`no seat is to act in phase ${view.phase.name}`);
  }
}
