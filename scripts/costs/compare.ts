import type { Cost, CostKind } from '../../apps/server/src/shield/costs.ts';

/** The reference kind, relative to which all others are measured, so that figures of different machines are comparable. */
export const YARDSTICK: CostKind = 'page';

/** The maximum ratio of measured to listed cost. */
const MOST = 2;
/** The background growth of the store per request, in bytes, which does not count. */
const NOTHING_STORED = 20;

/** The cost of a kind of request, as listed and as measured, in ms normalized to the listed cost of a page. */
export interface Compared {
  readonly kind: CostKind;
  readonly says: Cost;
  readonly measured: Cost;
  /** The larger ratio of measured to listed cost, over all parts. */
  readonly times: number;
  readonly isTooMuch: boolean;
}

type Costs = Readonly<Record<CostKind, Cost>>;

/** Compares one run's measurements with the listed costs. Returns the comparison by kind of request. */
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
