import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing } from '../../kernel/laws/secrets.ts';
import { seesWith } from '../../kernel/seat.ts';
import type { ChinkwayEvent } from './events.ts';

/**
 * The knowledge that the rules allow a viewer. `now` has the viewer's own cards of the current deal, the cards played, and the
 * Quest.
 */
interface MayKnowOfChinkway extends MayKnow {
  /** The Quests of all deals, and the cards taken for them. */
  readonly quests: ReadonlySet<string>;
  /** The viewer's own discards in any deal. */
  readonly discards: ReadonlySet<string>;
}

/** Chinkway's hidden-information rules: what each viewer may know (CW3.1, CW3.2, CW3.4, CW4.2, CW4.4). */
export const chinkwaySecrets: GameSecrets<MayKnowOfChinkway, ChinkwayEvent> = {
  trial: { options: { length: 'short' }, events: ['discarded', 'questTurned', 'extracted', 'dealScored'] },
  nothing: { now: NONE, quests: NONE, discards: NONE, over: false },
  mayKnowAfter: learning({
    dealt: ({ hands }, _, viewer) => ({ now: new Set(ownCards(hands, viewer)) }),
    discarded: ({ seat, cards }, { discards }, viewer) => (seesWith(viewer, seat) ? { discards: seeing(discards, cards) } : {}),
    questTurned: ({ quest }, { now, quests }) => ({ now: seeing(now, quest), quests: seeing(quests, quest) }),
    cardPlayed: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    extracted: ({ card }, { quests }) => ({ quests: seeing(quests, [card ?? '']) }),
  }),
  mayBeNamedIn,
};

function mayBeNamedIn(place: string, known: MayKnowOfChinkway): ReadonlySet<string> {
  switch (place) {
    case 'records':
      return known.quests;
    case 'discards':
    case 'discarded':
      return known.discards;
    case 'questPack':
      return NONE;
    default:
      return known.now;
  }
}
