import type { GuestId } from '@chinwag/protocol';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import { allEvidenceSchema, type Evidence, EvidenceStore } from '../../apps/web/src/fairness/evidence.ts';
import { knownChainsSchema, TableChains } from '../../apps/web/src/fairness/chain/tableChains.ts';
import { Witness } from '../../apps/web/src/fairness/witness.ts';

/** A simulated browser: a storage that all its open pages share. */
export class Device {
  #text = '[]';
  #chains = '[]';
  readonly evidence = new EvidenceStore({
    read: () => allEvidenceSchema.parse(JSON.parse(this.#text)),
    write: (all: readonly Evidence[]) => void (this.#text = JSON.stringify(all)),
  });

  readonly chains = new TableChains({
    read: () => knownChainsSchema.parse(JSON.parse(this.#chains)),
    write: (all) => void (this.#chains = JSON.stringify(all)),
  });

  /**
   * Opens a page at a table, for a version of the rules. Returns the app's witness, and the target that dispatches `pagehide` when
   * the user leaves.
   */
  open(you: GuestId, table: string, rules = RULES_VERSION): { readonly witness: Witness; readonly page: EventTarget } {
    const page = new EventTarget();
    return { witness: new Witness(() => you, { table, evidence: this.evidence, chains: this.chains, page, rules }), page };
  }
}
