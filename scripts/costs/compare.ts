import type { Cost, CostKind } from '../../apps/server/src/shield/costs.ts';

/** The kind that all others are measured against, so that the figures mean the same on every machine. */
export const YARDSTICK: CostKind = 'page';

/** How many times as much as the table says a kind may cost. */
const MOST = 2;
/** By how many bytes the store grows in the time anyway, of each that is asked. */
const NOTHING_STORED = 20;

/** What the table says of a kind, and what was measured, in ms as they would be where a page costs what the table says. */
export interface Compared {
  readonly kind: CostKind;
  readonly says: Cost;
  readonly measured: Cost;
  /** How many times as much it costs as the table says, of what it has more of. */
  readonly times: number;
  readonly isTooMuch: boolean;
}

type Costs = Readonly<Record<CostKind, Cost>>;

/** Compares what was measured in one run with the table. */
export function compared(table: Costs, measured: Costs): readonly Compared[] {
  const scale = table[YARDSTICK].ms / measured[YARDSTICK].ms;
  return (Object.keys(table) as CostKind[]).map((kind) => {
    const says = table[kind];
    const cost = { ...measured[kind], ms: measured[kind].ms * scale };
    const disk = cost.disk / Math.max(says.disk, NOTHING_STORED);
    const times = Math.max(cost.ms / says.ms, cost.bytes / says.bytes, disk);
    return { kind, says, measured: cost, times, isTooMuch: times > MOST };
  });
}
