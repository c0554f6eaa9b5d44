/** Which tricks may be looked at while a deal is being played: the last one only, or all of them. */
export type TrickMemory = 'last' | 'whole';

/** Both, the one that the rules have first. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/** One trick of a game: the number of its deal, and its own in that deal, both from 1. */
export interface TrickNumber {
  readonly deal: number;
  readonly trick: number;
}

/** The tricks whose cards may be looked at: those of one deal from a trick on, or all there were. */
export type OpenTricks = { readonly deal: number; readonly from: number } | 'all';

/**
 * The tricks that may be looked at during a deal in which so many are complete: its last complete one and the one that
 * is being played, or with the memory `whole` every one of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}

/** Whether a trick is among those that may be looked at. */
export function isOpenTrick({ deal, trick }: TrickNumber, open: OpenTricks): boolean {
  return open === 'all' || (deal === open.deal && trick >= open.from);
}
