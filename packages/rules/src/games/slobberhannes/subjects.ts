import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing } from '../../kernel/laws/secrets.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import { seesWith } from '../../kernel/seat.ts';
import { slobberhannes } from './index.ts';
import { seats } from './seats.ts';
import {
  PACK, type SlobberhannesEvent, type SlobberhannesMove, type SlobberhannesOptions, type SlobberhannesState,
} from './state.ts';

/** The law subject of Slobberhannes, with the inputs of its laws (property tests). */
export const laws: LawSubject<SlobberhannesOptions, SlobberhannesState, SlobberhannesMove, SlobberhannesEvent> = {
  game: slobberhannes,
  // A deal scores at least three penalty points, so the thirteenth ends the game at the latest.
  moveBound: () => 13 * PACK.length,
  census: ({ deal }) => {
    const open = [...deal.trick, ...(deal.lastTrick?.plays ?? [])].map(({ card }) => card);
    const gathered = deal.winners.length * seats.max - (deal.lastTrick?.plays.length ?? 0);
    return { cards: [...deal.hands.flat(), ...open], outOfPlay: gathered, total: deal.number === 0 ? 0 : PACK.length };
  },
  secret: ([field, zone, seat], viewer) => field === 'deal' && zone === 'hands' && !seesWith(viewer, Number(seat)),
  seatFields: { bySeat: ['hands', 'points', 'amounts', 'tricks'], seats: ['seat', 'dealer', 'winner', 'winners', 'queen'] },
  // The queen of clubs differs from the other queens, so clubs are not exchanged.
  permuteSuits: { suits: ['S', 'H', 'D'], state: exchangeSuits, move: exchangeSuits },
};

/** Hidden information (SL2.2, SL3.4): viewers know their own cards and the cards played. */
export const secrets: GameSecrets<MayKnow, SlobberhannesEvent> = {
  trial: { events: ['cardPlayed', 'trickWon', 'dealScored'] },
  nothing: { now: NONE, over: false },
  mayKnowAfter: learning({
    dealt: ({ hands }, _, viewer) => ({ now: seeing(NONE, ownCards(hands, viewer)) }),
    cardPlayed: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
  }),
  mayBeNamedIn: (_, { now }) => now,
};
