import { isSeen } from '../../kernel/cards.ts';
import type { JsonPath } from '../../kernel/laws/json.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import { countersInAll } from '../../shared/counters.ts';
import { PACK, SEATS, TRICKS } from './cards.ts';
import type { ChapankaEvent } from './events.ts';
import { chapankaGuessing } from './guessing.ts';
import { chapanka } from './index.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaOptions } from './options.ts';
import type { ChapankaState } from './state.ts';
import { tricksPlayed } from './trick.ts';

/**
 * The law subject of Chapanka, with the inputs of its laws (property tests). Seats are interchangeable, and so are the two black
 * suits.
 */
export const chapankaSubject: LawSubject<ChapankaOptions, ChapankaState, ChapankaMove, ChapankaEvent> = {
  game: chapanka,
  moveBound: (_, { deals }) => deals * SEATS * (TRICKS + 1),
  guessing: chapankaGuessing,
  census({ deal }) {
    const setAside = deal.setAside.flatMap((aside) => aside?.card ?? []);
    const talon = deal.talon.filter((card) => card !== null);
    const played = [...deal.trick, ...(deal.lastTrick?.plays ?? [])].map((play) => play.card);
    const gathered = tricksPlayed(deal) - (deal.lastTrick === null ? 0 : 1);
    return {
      cards: [...deal.hands.flat(), ...talon, ...setAside, ...played].filter(isSeen),
      outOfPlay: gathered * SEATS,
      total: PACK.length,
    };
  },
  counters: countersInAll,
  secret,
  seatFields: {
    bySeat: ['hands', 'talon', 'setAside', 'tricks', 'points', 'cardPoints', 'balances', 'amounts'],
    seats: ['seat', 'winner', 'holder', 'firstDealer', 'dealer', 'from', 'to'],
  },
  permuteSuits: { suits: ['S', 'C'], state: exchangeSuits, move: exchangeSuits },
};

/**
 * Returns whether a card is secret. Only their owners see hands, and nobody sees the talon. Until the deal is scored, a card set
 * aside is visible only to the player who chose it.
 */
function secret([part, zone, seat, field]: JsonPath, viewer: Viewer, { deal }: ChapankaState): boolean {
  if (part !== 'deal') return false;
  if (zone === 'hands') return !seesWith(viewer, Number(seat));
  if (zone !== 'setAside' || field !== 'card') return zone === 'talon';
  const chosen = seesWith(viewer, Number(seat)) && deal.setAside[Number(seat)]?.from === 'hand';
  return tricksPlayed(deal) < TRICKS && !chosen;
}
