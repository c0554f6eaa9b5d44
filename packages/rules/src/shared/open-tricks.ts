import type { OpenTricks } from '../kernel/game-tricks.ts';

/** The tricks that players may look at during a deal: only the last one, or all of them. */
export type TrickMemory = 'last' | 'whole';

/** Both trick memories; the first is the one in the rules. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/**
 * Returns the tricks that players may look at during a deal after `complete` tricks: the last of these and the current one. With
 * the memory `whole`, they are all tricks of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}
