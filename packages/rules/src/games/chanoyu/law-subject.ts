import { isSeen } from '../../kernel/cards.ts';
import type { JsonPath } from '../../kernel/laws/json.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import { PACK, TRICKS } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import { chanoyuGuessing } from './guessing.ts';
import { chanoyu } from './index.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuOptions } from './options.ts';
import type { ChanoyuState } from './state.ts';

/** More rounds than random play ever needs. */
const MOST_ROUNDS = 150;

/** The law subject of Chanoyu, with the inputs of its laws (property tests). Suits are interchangeable, and so are seats. */
export const chanoyuSubject: LawSubject<ChanoyuOptions, ChanoyuState, ChanoyuMove, ChanoyuEvent> = {
  game: chanoyu,
  guessing: chanoyuGuessing,
  moveBound: (seats) => MOST_ROUNDS * TRICKS * (seats + seats + 1),
  census({ deal }) {
    const laid = deal.rows.flat().filter((card) => card !== null);
    const played = deal.trick.map((play) => play.card);
    return {
      cards: [...deal.hands.flat(), ...deal.pile, ...laid, ...played, ...(deal.left ?? [])].filter(isSeen),
      outOfPlay: deal.discarded,
      total: PACK.length,
    };
  },
  secret,
  seatFields: {
    bySeat: ['hands', 'rows', 'stretches', 'points', 'amounts', 'tricks', 'won'],
    seats: ['seat', 'row', 'winner', 'firstDealer', 'leader', 'dealer'],
  },
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

/** Returns whether a card is secret. Until the game is over, only their owners see hands, and nobody sees the pile. */
function secret([, zone, seat]: JsonPath, viewer: Viewer, { phase }: ChanoyuState): boolean {
  return phase.name !== 'over' && (zone === 'pile' || (zone === 'hands' && !seesWith(viewer, Number(seat))));
}
