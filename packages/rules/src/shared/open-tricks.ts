import type { OpenTricks } from '../kernel/game-tricks.ts';

/** Which tricks may be looked at while a deal is being played: the last one only, or all of them. */
export type TrickMemory = 'last' | 'whole';

/** Both, the one that the rules have first. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/**
 * The tricks that may be looked at during a deal in which so many are complete: its last complete one and the one that
 * is being played, or with the memory `whole` every one of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}
