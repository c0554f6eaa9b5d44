import type { Tagged } from '../game.ts';
import { seesWith, type Viewer } from '../seat.ts';

/** The knowledge that the rules allow a viewer after the messages so far. */
export interface MayKnow {
  /** The cards of the current deal, and the answers by their names from `answersIn`. */
  readonly now: ReadonlySet<string>;
  /** Whether everything is revealed. */
  readonly over: boolean;
}

/** The complete game in which a test searches every byte for secrets. */
export interface SecrecyTrial {
  /** The number of players; about four if left out. */
  readonly seats?: number;
  /** The options that the host chose; all other options have their defaults. */
  readonly options?: object;
  /** The kinds of event that the game must contain to be a sufficient trial. */
  readonly events: readonly string[];
}

/**
 * A game's hidden-information rules: what each viewer may know. This knowledge follows from the rules and the real events,
 * independently of the game's own `hide`.
 */
export interface GameSecrets<Known extends MayKnow, Event extends Tagged> {
  readonly trial: SecrecyTrial;
  readonly nothing: Known;
  mayKnowAfter(before: Known, event: Event, viewer: Viewer): Known;
  /** Returns the cards that may be named in a kind of event, or in a field of a snapshot's state. */
  mayBeNamedIn(place: string, known: Known): ReadonlySet<string>;
  /**
   * Returns the secret answers that are visible in a kind of event, or in a field of a snapshot's state. If left out, there are no
   * such answers.
   */
  answersIn?(place: string, value: unknown): readonly string[];
}

/** The hidden-information rules of any game, typed only as far as the byte search needs. */
export type AnyGameSecrets = GameSecrets<MayKnow, Tagged>;

/**
 * Returns a function that folds a viewer's knowledge over events. For each kind of event, `shown` returns the parts of the
 * knowledge that change. Events of other kinds change nothing, and the end of the game reveals everything.
 */
export function learning<Known extends MayKnow, Event extends Tagged>(shown: {
  readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, known: Known, viewer: Viewer) => Partial<Known>;
}): GameSecrets<Known, Event>['mayKnowAfter'] {
  return (known, event, viewer) => {
    const more = shown[event.type as Event['type']]?.(event as Extract<Event, { type: Event['type'] }>, known, viewer);
    return { ...known, ...more, over: known.over || event.type === 'gameOver' };
  };
}

/** Returns the dealt cards that a viewer may see: those in their own hand, or in every hand for a spectator of all hands. */
export function ownCards(hands: readonly (readonly string[])[], viewer: Viewer): readonly string[] {
  return hands.filter((_, seat) => seesWith(viewer, seat)).flat();
}

/** The empty set: no knowledge. */
export const NONE: ReadonlySet<string> = new Set();

/** Returns the known cards with `cards` added. */
export function seeing(known: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> {
  return new Set([...known, ...cards]);
}

/** Returns the known cards except `cards`, whose locations are no longer known. */
export function withoutTrace(known: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> {
  return new Set([...known].filter((card) => !cards.includes(card)));
}
