import { chainPointSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';

/**
 * Parses a fault in a table's hash chain. `broken`: it does not continue from the last link that a device knew, and no restore was
 * announced. `set-back`: the same after an announced restore. `unfollowed`: nobody says how it continues.
 */
export const chainFaultSchema = z.enum(['unfollowed', 'set-back', 'broken']);
/** A fault in a table's hash chain. */
export type ChainFault = z.output<typeof chainFaultSchema>;

const knownChainSchema = z.object({
  /** The table's id, as its page has it. */
  table: z.string(),
  /** How far this device knows the chain of its rounds; null if it knows of none. */
  point: z.nullable(chainPointSchema),
  /** When an earlier copy of the table was restored, as far as the device knew; null for never. */
  restoredAt: z.nullable(z.int()),
  /** The same, as this device announced it. */
  announced: z.nullable(z.int()),
  /** The fault of the chain in rounds that have led to no game yet. */
  fault: z.nullable(chainFaultSchema),
});
/** The part of a table's hash chain that this device knows. */
export type KnownChain = Readonly<z.output<typeof knownChainSchema>>;

/** The number of tables it is stored for: those that the device visited last. */
const MOST = 50;

/** Parses what a device knows of the chains of all tables. */
export const knownChainsSchema = z.readonly(z.array(knownChainSchema));

/** Stores how far a device knows the hash chain of each table. */
export class TableChains {
  readonly #stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** Returns what is known of the chain of a table. */
  of(table: string): KnownChain {
    const known = this.#stored.read()?.find((chain) => chain.table === table);
    return known ?? { table, point: null, restoredAt: null, announced: null, fault: null };
  }

  /** Changes what is stored of a table's chain. Where space is short, the table that was stored longest ago is dropped. */
  save(table: string, changed: Partial<Omit<KnownChain, 'table'>>): void {
    const others = (this.#stored.read() ?? []).filter((chain) => chain.table !== table);
    this.#stored.write([...others, { ...this.of(table), ...changed }].slice(-MOST));
  }
}

/** The store of this device for the hash chains of its tables, shared by all tabs. */
export const deviceChains = new TableChains(storedOnDevice('chains', knownChainsSchema));
