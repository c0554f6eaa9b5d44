import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing } from '../../kernel/laws/secrets.ts';
import { seesWith } from '../../kernel/seat.ts';
import type { ChapankaEvent } from './events.ts';

/**
 * The knowledge that the rules allow a viewer. `now` has the viewer's own cards of the current deal, the cards played, and the
 * cards revealed at the deal's end.
 */
interface MayKnowOfChapanka extends MayKnow {
  /** The cards turned up for the first deal (CP2.1). */
  readonly drawn: ReadonlySet<string>;
  /** The cards set aside in the scored deals (CP7.5). */
  readonly laidOpen: ReadonlySet<string>;
}

/** Chapanka's hidden-information rules: what each viewer may know (CP2.1, CP2.3, CP2.4, CP3.1, CP7.5). */
export const chapankaSecrets: GameSecrets<MayKnowOfChapanka, ChapankaEvent> = {
  trial: { options: { deals: 4 }, events: ['exchanged', 'setAside', 'cardPlayed', 'revealed'] },
  nothing: { now: NONE, drawn: NONE, laidOpen: NONE, over: false },
  mayKnowAfter: learning<MayKnowOfChapanka, ChapankaEvent>({
    dealerDrawn: ({ cards }) => ({ drawn: seeing(NONE, cards) }),
    dealt: ({ hands }, _, viewer) => ({ now: seeing(NONE, ownCards(hands, viewer)) }),
    exchanged: ({ seat, drawn }, { now }, viewer) => (seesWith(viewer, seat) ? { now: seeing(now, [drawn]) } : {}),
    cardPlayed: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    revealed: ({ cards }, { now, laidOpen }) => ({ now: seeing(now, cards), laidOpen: seeing(laidOpen, cards) }),
  }),
  mayBeNamedIn,
};

function mayBeNamedIn(place: string, known: MayKnowOfChapanka): ReadonlySet<string> {
  switch (place) {
    case 'records':
      return known.laidOpen;
    case 'draw':
    case 'dealerDrawn':
      return known.drawn;
    default:
      return known.now;
  }
}
