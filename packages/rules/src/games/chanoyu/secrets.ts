import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing } from '../../kernel/laws/secrets.ts';
import { seesWith } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';

/**
 * Chanoyu's hidden-information rules: viewers know their own cards and the cards played (CN3.1, CN4.1, CN5.5, CN5.6, CN6.1).
 */
export const chanoyuSecrets: GameSecrets<MayKnow, ChanoyuEvent> = {
  trial: { events: ['cardPlayed', 'cardLaid', 'drawn', 'roundScored'] },
  nothing: { now: NONE, over: false },
  mayKnowAfter: learning({
    dealt: ({ hands }, _, viewer) => ({ now: seeing(NONE, ownCards(hands, viewer)) }),
    drawn: ({ cards }, { now }, viewer) => ({ now: seeing(now, cards.filter((_, seat) => seesWith(viewer, seat))) }),
    cardPlayed: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
  }),
  mayBeNamedIn: (place, known) => (place === 'records' ? NONE : known.now),
};
