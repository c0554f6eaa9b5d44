import { chainPointSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';

/**
 * Schema for a fault in a table's hash chain. `broken`: without an announced restore, the chain does not continue from the last
 * link that a device knew. `set-back`: the same after an announced restore. `unfollowed`: the device did not receive the
 * continuation of the chain.
 */
export const chainFaultSchema = z.enum(['unfollowed', 'set-back', 'broken']);
/** A fault in a table's hash chain, as `chainFaultSchema` defines it. */
export type ChainFault = z.output<typeof chainFaultSchema>;

const knownChainSchema = z.object({
  /** The table's id, as the page stores it. */
  table: z.string(),
  /** The point up to which this device knows the chain of the table's rounds, or null if it knows none. */
  point: z.nullable(chainPointSchema),
  /** The time when an earlier copy of the table was restored, as far as the device knew, or null if it never was. */
  restoredAt: z.nullable(z.int()),
  /** The time of the last restore that this device announced, or null if it announced none. */
  announced: z.nullable(z.int()),
  /** The fault of the chain in rounds that have led to no game yet. */
  fault: z.nullable(chainFaultSchema),
});
/** The part of a table's hash chain that this device knows. */
export type KnownChain = Readonly<z.output<typeof knownChainSchema>>;

/** The number of tables stored: those that the device visited last. */
const MOST = 50;

/** Schema for what a device knows of the chains of all tables. */
export const knownChainsSchema = z.readonly(z.array(knownChainSchema));

/** Stores how far this device knows each table's hash chain. */
export class TableChains {
  readonly #stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** Returns what the device knows of the chain of a table. */
  of(table: string): KnownChain {
    const known = this.#stored.read()?.find((chain) => chain.table === table);
    return known ?? { table, point: null, restoredAt: null, announced: null, fault: null };
  }

  /** Changes the stored part of a table's chain. If space is short, drops the table that was stored longest ago. */
  save(table: string, changed: Partial<Omit<KnownChain, 'table'>>): void {
    const others = (this.#stored.read() ?? []).filter((chain) => chain.table !== table);
    this.#stored.write([...others, { ...this.of(table), ...changed }].slice(-MOST));
  }
}

/** This device's store for the hash chains of its tables, shared by all tabs. */
export const deviceChains = new TableChains(storedOnDevice('chains', knownChainsSchema));
