import { type GameSecrets, type MayKnow, NONE, seeing } from '../../kernel/laws/secrets.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChapankaEvent } from './events.ts';

/** `now` are, of the deal in progress, one's own cards, what was played, and what was laid open at its end. */
interface MayKnowOfChapanka extends MayKnow {
  /** The cards turned up for the first deal (CP2.1). */
  readonly drawn: ReadonlySet<string>;
  /** The cards set aside in the deals that were scored (CP7.5). */
  readonly laidOpen: ReadonlySet<string>;
}

/** Who may know what in Chapanka, written from CP2.1, CP2.3, CP2.4, CP3.1 and CP7.5. */
export const chapankaSecrets: GameSecrets<MayKnowOfChapanka, ChapankaEvent> = {
  trial: { options: { deals: 4 }, events: ['exchanged', 'setAside', 'cardPlayed', 'revealed'] },
  nothing: { now: NONE, drawn: NONE, laidOpen: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn,
};

function mayKnowAfter(before: MayKnowOfChapanka, event: ChapankaEvent, viewer: Viewer): MayKnowOfChapanka {
  switch (event.type) {
    case 'dealerDrawn':
      return { ...before, drawn: seeing(NONE, event.cards) };
    case 'dealt':
      return { ...before, now: seeing(NONE, event.hands.filter((_, seat) => seesWith(viewer, seat)).flat()) };
    case 'exchanged':
      return seesWith(viewer, event.seat) ? { ...before, now: seeing(before.now, [event.drawn]) } : before;
    case 'cardPlayed':
      return { ...before, now: seeing(before.now, [event.card]) };
    case 'revealed':
      return { ...before, now: seeing(before.now, event.cards), laidOpen: seeing(before.laidOpen, event.cards) };
    case 'gameOver':
      return { ...before, over: true };
    case 'declined':
    case 'setAside':
    case 'trickWon':
    case 'chapanka':
    case 'paid':
    case 'dealScored':
      return before;
  }
}

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
