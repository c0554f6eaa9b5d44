import type { Tagged } from '../game.ts';
import { seesWith, type Viewer } from '../seat.ts';

/** What somebody may have been sent. */
export interface MayKnow {
  /** The cards of the deal in progress, and the answers, by the names that `answersIn` gives them. */
  readonly now: ReadonlySet<string>;
  /** Whether all is laid open. */
  readonly over: boolean;
}

/** The whole game in which every byte is looked at. */
export interface SecrecyTrial {
  /** How many play; about four if left out. */
  readonly seats?: number;
  /** What the host chooses; the rest as the game comes. */
  readonly options?: object;
  /** Kinds of event without which it would not have been tried enough. */
  readonly events: readonly string[];
}

/** Who may know what in a game, derived from its rules and from what really happened; its own `hide` has no part in it. */
export interface GameSecrets<Known extends MayKnow, Event extends Tagged> {
  readonly trial: SecrecyTrial;
  readonly nothing: Known;
  mayKnowAfter(before: Known, event: Event, viewer: Viewer): Known;
  /** The cards that may be named in a kind of event, or in a field of a snapshot's state. */
  mayBeNamedIn(place: string, known: Known): ReadonlySet<string>;
  /** The secret answers that are shown in a kind of event, or in a field of a snapshot's state. None if left out. */
  answersIn?(place: string, value: unknown): readonly string[];
}

/** Who may know what in any game, its events and what is known typed only as far as the bytes are searched for them. */
export type AnyGameSecrets = GameSecrets<MayKnow, Tagged>;

/**
 * What is known after an event, by what each kind of event shows somebody: the parts of their knowledge that change. A kind that
 * is left out shows nothing, and with the end of the game all is laid open.
 */
export function learning<Known extends MayKnow, Event extends Tagged>(shown: {
  readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, known: Known, viewer: Viewer) => Partial<Known>;
}): GameSecrets<Known, Event>['mayKnowAfter'] {
  return (known, event, viewer) => {
    const more = shown[event.type as Event['type']]?.(event as Extract<Event, { type: Event['type'] }>, known, viewer);
    return { ...known, ...more, over: known.over || event.type === 'gameOver' };
  };
}

/** The cards that are dealt to a viewer. */
export function ownCards(hands: readonly (readonly string[])[], viewer: Viewer): readonly string[] {
  return hands.filter((_, seat) => seesWith(viewer, seat)).flat();
}

export const NONE: ReadonlySet<string> = new Set();

/** What is known when some cards are seen too. */
export function seeing(known: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> {
  return new Set([...known, ...cards]);
}

/** What is known once nobody can tell any more where some cards lie. */
export function withoutTrace(known: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> {
  return new Set([...known].filter((card) => !cards.includes(card)));
}
