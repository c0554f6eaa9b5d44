import { type GameSecrets, type MayKnow, NONE, seeing } from '../../kernel/laws/secrets.ts';
import { type Seat, seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinkwayEvent } from './events.ts';

/** `now` are, of the deal in progress, one's own cards, what was played, and the Quest. */
interface MayKnowOfChinkway extends MayKnow {
  /** The Quests of all deals, and what was taken for them. */
  readonly quests: ReadonlySet<string>;
  /** What they have discarded in any deal. */
  readonly discards: ReadonlySet<string>;
}

/** Who may know what in Chinkway, written from CW3.1, CW3.2, CW3.4, CW4.2 and CW4.4. */
export const chinkwaySecrets: GameSecrets<MayKnowOfChinkway, ChinkwayEvent> = {
  trial: { options: { length: 'short' }, events: ['discarded', 'questTurned', 'extracted', 'dealScored'] },
  nothing: { now: NONE, quests: NONE, discards: NONE, over: false },
  mayKnowAfter,
  mayBeNamedIn,
};

function mayKnowAfter(before: MayKnowOfChinkway, event: ChinkwayEvent, viewer: Viewer): MayKnowOfChinkway {
  const isOwn = (seat: Seat): boolean => seesWith(viewer, seat);
  switch (event.type) {
    case 'dealt':
      return { ...before, now: new Set(event.hands.filter((_, seat) => isOwn(seat)).flat()) };
    case 'discarded':
      return isOwn(event.seat) ? { ...before, discards: seeing(before.discards, event.cards) } : before;
    case 'questTurned':
      return { ...before, now: seeing(before.now, event.quest), quests: seeing(before.quests, event.quest) };
    case 'cardPlayed':
      return { ...before, now: seeing(before.now, [event.card]) };
    case 'extracted':
      return { ...before, quests: seeing(before.quests, [event.card ?? '']) };
    case 'gameOver':
      return { ...before, over: true };
    case 'questShuffled':
    case 'trumpNamed':
    case 'trickWon':
    case 'dealScored':
    case 'finalOffered':
    case 'finalAnswered':
      return before;
  }
}

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
