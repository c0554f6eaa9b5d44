import type { Tagged } from '@chinwag/rules';

/** An acknowledged move, with its attempt and the number of its last event. */
export interface AcknowledgedMove {
  readonly seat: number;
  readonly move: Tagged;
  readonly attempt: { readonly id: string; readonly seq: number };
  readonly seq: number;
}
