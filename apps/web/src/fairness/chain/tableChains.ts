import { chainPointSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';

/**
 * Reads what is wrong with how the chain of a table goes on from where a device knew it: it does not, although nobody said that an
 * earlier copy was put back (`broken`) or as was said (`set-back`); or nobody says how it goes on (`unfollowed`).
 */
export const chainFaultSchema = z.enum(['unfollowed', 'set-back', 'broken']);
/** What is wrong with how the chain of a table goes on. */
export type ChainFault = z.output<typeof chainFaultSchema>;

const knownChainSchema = z.object({
  /** The table, as its page names it. */
  table: z.string(),
  /** How far this device knows the chain of its rounds; null where it has heard of none. */
  point: z.nullable(chainPointSchema),
  /** When an earlier copy of the table was put back, as it said by then; null for never. */
  restoredAt: z.nullable(z.int()),
  /** The same, as it was announced on this device. */
  announced: z.nullable(z.int()),
  /** What was wrong with the chain in rounds of which no game has come yet. */
  fault: z.nullable(chainFaultSchema),
});
/** What this device knows of the chain of rounds of a table. */
export type KnownChain = Readonly<z.output<typeof knownChainSchema>>;

/** Of how many tables it is saved: those at which the device was last. */
const MOST = 50;

/** Reads what a device knows of the chains of all tables. */
export const knownChainsSchema = z.readonly(z.array(knownChainSchema));

/** Where it is saved how far a device knows the chain of each table. */
export class TableChains {
  readonly #stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>;

  constructor(stored: Pick<Stored<readonly KnownChain[]>, 'read' | 'write'>) {
    this.#stored = stored;
  }

  /** What is known of the chain of a table. */
  of(table: string): KnownChain {
    const known = this.#stored.read()?.find((chain) => chain.table === table);
    return known ?? { table, point: null, restoredAt: null, announced: null, fault: null };
  }

  /** Saves something else of the chain of a table; of others the one that was saved longest ago goes where there is no room. */
  save(table: string, changed: Partial<Omit<KnownChain, 'table'>>): void {
    const others = (this.#stored.read() ?? []).filter((chain) => chain.table !== table);
    this.#stored.write([...others, { ...this.of(table), ...changed }].slice(-MOST));
  }
}

/** Where this device saves it, for all tabs. */
export const deviceChains = new TableChains(storedOnDevice('chains', knownChainsSchema));
