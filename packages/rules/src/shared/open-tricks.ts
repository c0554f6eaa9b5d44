import type { OpenTricks } from '../kernel/game-tricks.ts';

/** The tricks that players may look at during a deal: only the last trick, or all tricks. */
export type TrickMemory = 'last' | 'whole';

/** Both settings for trick memory; the first is the default by the rules. */
export const TRICK_MEMORIES: readonly TrickMemory[] = ['last', 'whole'];

/**
 * Returns the tricks that players may look at during a deal after `complete` tricks: the last of these and the current trick. If
 * `memory` is `whole`, returns all tricks of that deal.
 */
export function openDuring(memory: TrickMemory, deal: number, complete: number): OpenTricks {
  return { deal, from: memory === 'whole' ? 1 : complete };
}
