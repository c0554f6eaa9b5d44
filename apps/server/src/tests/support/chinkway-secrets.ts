import type { games, Seat, Tagged, Viewer } from '@chinwag/rules';

type ChinkwayEvent = ReturnType<typeof games.chinkway.decide>[number];

/** Which cards somebody may have been told of. */
export interface MayKnow {
  /** Of the deal in progress: their own, what was played, and the Quest. */
  readonly now: ReadonlySet<string>;
  /** The Quests of all deals, and what was taken for them. */
  readonly quests: ReadonlySet<string>;
  /** What they have discarded in any deal. */
  readonly discards: ReadonlySet<string>;
  /** Whether all is laid open. */
  readonly over: boolean;
}

export const KNOWS_NOTHING: MayKnow = { now: new Set(), quests: new Set(), discards: new Set(), over: false };

/**
 * What `viewer` may know after `event`, told from the rules (CW3.1, CW3.2, CW3.4, CW4.2, CW4.4) and from what really
 * happened alone: the game's own `hide` has no part in it.
 */
export function mayKnowAfter(before: MayKnow, happened: Tagged, viewer: Viewer): MayKnow {
  const event = happened as ChinkwayEvent;
  const isOwn = (seat: Seat): boolean => seat === viewer;
  const seeing = (cards: readonly string[]): ReadonlySet<string> => new Set([...before.now, ...cards]);
  switch (event.type) {
    case 'dealt':
      return { ...before, now: new Set(event.hands.filter((_, seat) => isOwn(seat)).flat()) };
    case 'discarded':
      return isOwn(event.seat) ? { ...before, discards: new Set([...before.discards, ...event.cards]) } : before;
    case 'questTurned':
      return { ...before, now: seeing(event.quest), quests: new Set([...before.quests, ...event.quest]) };
    case 'cardPlayed':
      return { ...before, now: seeing([event.card]) };
    case 'extracted':
      return { ...before, quests: new Set([...before.quests, event.card ?? '']) };
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

/** The cards that a snapshot may name, by the field of the state they are in. */
export function allowedIn(field: string, known: MayKnow): ReadonlySet<string> {
  switch (field) {
    case 'records':
      return known.quests;
    case 'discards':
      return known.discards;
    case 'questPack':
      return new Set();
    default:
      return known.now;
  }
}
