/** One trick of a game: the number of its deal, and its own in that deal, both from 1. */
export interface TrickNumber {
  readonly deal: number;
  readonly trick: number;
}

/** The tricks whose cards may be looked at: those of one deal from a trick on, or all there were. */
export type OpenTricks = { readonly deal: number; readonly from: number } | 'all';

/** Whether a trick is among those that may be looked at. */
export function isOpenTrick({ deal, trick }: TrickNumber, open: OpenTricks): boolean {
  return open === 'all' || (deal === open.deal && trick >= open.from);
}

/** What a game with tricks says about them, so that no more than may be looked at is shown again to one who comes back. */
export interface GameTricks<State, Event extends { readonly type: string }> {
  /** The trick that whatever happens to a state belongs to. */
  number(state: State): TrickNumber;
  /** The tricks that may be looked at now. */
  open(state: State): OpenTricks;
  /** The fields of each kind of event that show cards of a trick, one or a list of them. */
  readonly cards: {
    readonly [Type in Event['type']]?: readonly Exclude<keyof Extract<Event, { readonly type: Type }>, 'type' | 'seat'>[];
  };
}

/** Any game's tricks. */
export interface AnyGameTricks<State> extends Omit<GameTricks<State, never>, 'cards'> {
  readonly cards: Readonly<Record<string, readonly string[]>>;
}
