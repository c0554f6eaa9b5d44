import { shuffled } from '@chinwag/rules';
import { bestGoingDown, CONTRACTS, isJoker, PACK } from '@chinwag/rules/chinaso';
import { bestArrangement, packFor } from '@chinwag/rules/chinchon';

const HANDS = 10_000;
const WARM_UP = 2_000;

interface Solver {
  readonly name: string;
  /** The time budget, in microseconds, or null if only the median counts. */
  readonly asked: { readonly median: number; readonly worst: number | null };
  /** Prepares the k-th hand, and returns the function to be timed. */
  readonly prepare: (k: number) => () => unknown;
}

const SOLVERS: readonly Solver[] = [
  { name: 'Chinchón, 7 cards of 40', asked: { median: 5, worst: null }, prepare: chinchonHand(7) },
  { name: 'Chinchón, 8 cards of 40', asked: { median: 5, worst: null }, prepare: chinchonHand(8) },
  { name: 'Chinaso, 17 cards, 2 jokers', asked: { median: 1000, worst: 20_000 }, prepare: chinasoHand },
];

/** Benchmarks the exact solvers: median and worst time over ten thousand random hands, against their budgets. */
export function benchSolvers(): void {
  console.log(`\nSolvers: exact, ${HANDS.toLocaleString('en')} random hands, microseconds each`);
  for (const { name, asked, prepare } of SOLVERS) {
    for (let k = 0; k < WARM_UP; k++) prepare(HANDS + k)();
    const times = Array.from({ length: HANDS }, (_, k) => microseconds(prepare(k))).toSorted((a, b) => a - b);
    const median = times[HANDS / 2] ?? Number.NaN;
    const worst = times.at(-1) ?? Number.NaN;
    const share = (time: number, of: number): string => `${time.toFixed(1)} (${(time / of).toFixed(3)} of ${of})`;
    console.log(
      `  ${name.padEnd(28)} median ${share(median, asked.median)}, ` +
        `worst ${asked.worst === null ? worst.toFixed(1) : share(worst, asked.worst)}`,
    );
  }
}

function microseconds(solve: () => unknown): number {
  const start = performance.now();
  solve();
  return (performance.now() - start) * 1000;
}

function chinchonHand(size: number): Solver['prepare'] {
  return (k) => {
    const hand = shuffled(packFor('40', 4), SEED, k).slice(0, size);
    return () => bestArrangement(hand, '40');
  };
}

/** Returns the k-th hand. The contracts come in rotation. */
function chinasoHand(k: number): () => unknown {
  const pack = shuffled(PACK, SEED, k);
  const hand = [...pack.filter(isJoker).slice(0, 2), ...pack.filter((card) => !isJoker(card)).slice(0, 15)];
  const contract = CONTRACTS[k % CONTRACTS.length];
  if (contract === undefined) throw new Error('there are no contracts');
  return () => bestGoingDown(hand, contract, 'face-value');
}

const SEED = '7'.repeat(64);
