import { type GameSecrets, type MayKnow, NONE, seeing, withoutTrace } from '../../kernel/laws/secrets.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinchonEvent } from './events.ts';

/** `now` are, of the deal in progress, one's own cards, the top discard, and what was taken, laid or shown. */
interface MayKnowOfChinchon extends MayKnow {
  /** The cards drawn for the lead (CH2.1). */
  readonly drawn: ReadonlySet<string>;
  /** The cards that counted in the last deal (CH7.1). */
  readonly counted: ReadonlySet<string>;
}

/**
 * Who may know what in Chinchón, written from CH2.1, CH2.2, CH4.1, CH4.2, CH5.1 and CH7.1. A discard that is covered is
 * seen no more; the closing card lies face down until the deal is scored.
 */
export const chinchonSecrets: GameSecrets<MayKnowOfChinchon, ChinchonEvent> = {
  trial: { seats: 8, options: { target: 70 }, events: ['drawn', 'discarded', 'closed', 'settled', 'dealScored'] },
  nothing: { now: NONE, drawn: NONE, counted: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn,
};

function mayKnowAfter(before: MayKnowOfChinchon, event: ChinchonEvent, viewer: Viewer): MayKnowOfChinchon {
  const now = (...cards: readonly string[]): MayKnowOfChinchon => ({ ...before, now: seeing(before.now, cards) });
  switch (event.type) {
    case 'leaderDrawn':
      return { ...before, drawn: seeing(NONE, event.rounds.flat().map(({ card }) => card)) };
    case 'dealt':
      return { ...before, now: seeing(NONE, [event.turned, ...event.hands.filter((_, seat) => seesWith(viewer, seat)).flat()]) };
    case 'stockRenewed':
      return { ...before, now: withoutTrace(before.now, event.stock) };
    case 'drawn':
      return seesWith(viewer, event.seat) ? now(event.card) : before;
    case 'discardTaken':
      return now(event.card, ...named(event.uncovered));
    case 'discarded':
      return { ...before, now: seeing(withoutTrace(before.now, named(event.covered)), [event.card]) };
    case 'laidDown':
      return now(...event.melds.flat());
    case 'laidOff':
      return now(event.card);
    case 'closed':
    case 'settled': {
      const faceDown = event.type === 'closed' && seesWith(viewer, event.seat) ? named(event.card) : [];
      return now(...event.melds.flat(), ...event.layOffs.map(({ card }) => card), ...faceDown);
    }
    case 'dealScored': {
      const counted = seeing(NONE, event.counted.flat());
      return { ...now(...event.hands.flat(), ...named(event.closingCard)), counted };
    }
    case 'gameOver':
      return { ...before, over: true };
    case 'dealStopped':
    case 'reenlistOffered':
    case 'reenlisted':
    case 'declined':
    case 'paid':
      return before;
  }
}

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

function named(card: string | null): readonly string[] {
  return card === null ? [] : [card];
}
