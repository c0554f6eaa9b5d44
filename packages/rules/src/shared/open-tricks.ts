import type { OpenTricks } from '../kernel/game-tricks.ts';

/** The tricks that players may look at during a deal: only the last one, or all of them. */
export type TrickMemory = 'last' | 'whole';

/** Both trick memories, the one of the rules first. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/**
 * Returns the tricks that players may look at during a deal after `complete` tricks: the last of these and the current one. With
 * the memory `whole`, it is every one of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}
