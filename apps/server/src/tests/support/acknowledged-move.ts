import type { Tagged } from '@chinwag/rules';

/** A move that was acknowledged, with the attempt that made it and the number of its last event. */
export interface AcknowledgedMove {
  readonly seat: number;
  readonly move: Tagged;
  readonly attempt: { readonly id: string; readonly seq: number };
  readonly seq: number;
}
