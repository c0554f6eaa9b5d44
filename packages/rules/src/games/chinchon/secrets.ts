import { type GameSecrets, learning, type MayKnow, NONE, ownCards, seeing, withoutTrace } from '../../kernel/laws/secrets.ts';
import { seesWith } from '../../kernel/seat.ts';
import type { ChinchonEvent } from './events.ts';

/**
 * The knowledge that the rules allow a viewer. `now` has the viewer's own cards of the current deal, the top discard, and the cards
 * taken, laid or shown.
 */
interface MayKnowOfChinchon extends MayKnow {
  /** The cards drawn for the lead (CH2.1). */
  readonly drawn: ReadonlySet<string>;
  /** The cards that counted in the last deal (CH7.1). */
  readonly counted: ReadonlySet<string>;
}

/**
 * Chinchón's hidden-information rules: what each viewer may know (CH2.1, CH2.2, CH4.1, CH4.2, CH5.1, CH7.1). Covered discards are
 * no longer visible to anybody, and the closing card is face down until the score.
 */
export const chinchonSecrets: GameSecrets<MayKnowOfChinchon, ChinchonEvent> = {
  trial: { seats: 8, options: { target: 70 }, events: ['drawn', 'discarded', 'closed', 'settled', 'dealScored'] },
  nothing: { now: NONE, drawn: NONE, counted: NONE, over: false },
  mayKnowAfter: learning<MayKnowOfChinchon, ChinchonEvent>({
    leaderDrawn: ({ rounds }) => ({ drawn: seeing(NONE, rounds.flat().map(({ card }) => card)) }),
    dealt: ({ turned, hands }, _, viewer) => ({ now: seeing(NONE, [turned, ...ownCards(hands, viewer)]) }),
    stockRenewed: ({ stock }, { now }) => ({ now: withoutTrace(now, stock) }),
    drawn: ({ seat, card }, { now }, viewer) => (seesWith(viewer, seat) ? { now: seeing(now, [card]) } : {}),
    discardTaken: ({ card, uncovered }, { now }) => ({ now: seeing(now, [card, ...named(uncovered)]) }),
    discarded: ({ card, covered }, { now }) => ({ now: seeing(withoutTrace(now, named(covered)), [card]) }),
    laidDown: ({ melds }, { now }) => ({ now: seeing(now, melds.flat()) }),
    laidOff: ({ card }, { now }) => ({ now: seeing(now, [card]) }),
    closed: (event, { now }, viewer) => {
      const faceDown = seesWith(viewer, event.seat) ? named(event.card) : [];
      return { now: seeing(now, [...laidBy(event), ...faceDown]) };
    },
    settled: (event, { now }) => ({ now: seeing(now, laidBy(event)) }),
    dealScored: ({ hands, closingCard, counted }, { now }) => {
      return { now: seeing(now, [...hands.flat(), ...named(closingCard)]), counted: seeing(NONE, counted.flat()) };
    },
  }),
  mayBeNamedIn,
};

function mayBeNamedIn(place: string, known: MayKnowOfChinchon): ReadonlySet<string> {
  switch (place) {
    case 'draw':
    case 'leaderDrawn':
      return known.drawn;
    case 'counted':
      return known.counted;
    case 'records':
      return NONE;
    default:
      return known.now;
  }
}

/** Returns the cards of the melds that are laid, and the cards laid off. */
function laidBy({ melds, layOffs }: Extract<ChinchonEvent, { type: 'closed' | 'settled' }>): readonly string[] {
  return [...melds.flat(), ...layOffs.map(({ card }) => card)];
}

function named(card: string | null): readonly string[] {
  return card === null ? [] : [card];
}
