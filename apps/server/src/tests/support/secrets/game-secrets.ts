import type { Tagged, Viewer } from '@chinwag/rules';

/** What somebody may have been told. */
export interface MayKnow {
  /** The cards of the deal in progress, and the answers, by the names that `answersIn` gives them. */
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
  /** The secret answers that are told in a kind of event, or in a field of a snapshot's state. None if left out. */
  readonly answersIn?: (place: string, value: unknown) => readonly string[];
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
