import type { Tagged, Viewer } from '@chinwag/rules';

/** Which cards somebody may have been told of. */
export interface MayKnow {
  /** Of the deal in progress. */
  readonly now: ReadonlySet<string>;
  /** Whether all is laid open. */
  readonly over: boolean;
}

/** Who may know what in a game, told from its rules and from what really happened; its own `hide` has no part in it. */
export interface GameSecrets<Known extends MayKnow> {
  readonly nothing: Known;
  readonly mayKnowAfter: (before: Known, happened: Tagged, viewer: Viewer) => Known;
  /** The cards that may be named in a kind of event, or in a field of a snapshot's state. */
  readonly mayBeNamedIn: (place: string, known: Known) => ReadonlySet<string>;
}

export const NONE: ReadonlySet<string> = new Set();

/** What is known when some cards are seen too. */
export function seeing(known: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> {
  return new Set([...known, ...cards]);
}
