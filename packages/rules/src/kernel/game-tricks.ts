/** The number of a trick in its deal and the number of that deal in the game, both counted from 1. */
export interface TrickNumber {
  readonly deal: number;
  readonly trick: number;
}

/** The tricks whose cards players may look at: the tricks of one deal from a certain trick on, or all tricks. */
export type OpenTricks = { readonly deal: number; readonly from: number } | 'all';

/** Returns whether players may look at a trick. */
export function isOpenTrick({ deal, trick }: TrickNumber, open: OpenTricks): boolean {
  return open === 'all' || (deal === open.deal && trick >= open.from);
}

/** Describes a game's tricks, so that returning players see only as much of them as the rules allow. */
export interface GameTricks<State, Event extends { readonly type: string }> {
  /** Returns the trick to which an event in this state belongs. */
  number(state: State): TrickNumber;
  /** Returns the tricks that players may look at now. */
  open(state: State): OpenTricks;
  /** For each kind of event, the fields that show cards of a trick, with one card or a list. */
  readonly cards: {
    readonly [Type in Event['type']]?: readonly Exclude<keyof Extract<Event, { readonly type: Type }>, 'type' | 'seat'>[];
  };
}

/** Describes the tricks of any game. */
export interface AnyGameTricks<State> extends Omit<GameTricks<State, never>, 'cards'> {
  readonly cards: Readonly<Record<string, readonly string[]>>;
}
