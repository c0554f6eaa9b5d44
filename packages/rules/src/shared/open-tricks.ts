import type { OpenTricks } from '../kernel/game-tricks.ts';

/** Which tricks may be looked at during a deal: only the last one, or all of them. */
export type TrickMemory = 'last' | 'whole';

/** Both trick memories, the one of the rules first. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/**
 * Returns the tricks that may be looked at during a deal with `complete` complete ones: the last of these and the current one. With
 * the memory `whole`, it is every one of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}
