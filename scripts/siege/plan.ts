import { commitNumber } from '../commit-number.ts';
import { ATTACK_NAMES, type AttackName } from './attacks/attacks.ts';

/**
 * The lengths of the phases of a siege: the size of the warm-up, then how long friends play alone, during an attack, and alone
 * again, in s.
 */
export interface Phases {
  /** The number of page requests of the warm-up, which fill Node's young generation, as any load does. */
  readonly pages: number;
  readonly before: number;
  readonly during: number;
  readonly after: number;
}

/** The attacks to run, and the length of each. */
export interface SiegePlan {
  readonly attacks: readonly AttackName[];
  readonly phases: Phases;
}

const WHOLE: Phases = { pages: 3000, before: 10, during: 60, after: 60 };
const QUICK: Phases = { pages: 0, before: 1.5, during: 3, after: 0.5 };

/** The numbers of attacks in the quick plan: the longest ones, which it always contains, and those that the commit selects. */
const ALWAYS = 3;
const SLICE = 3;

/** Returns the plan for the arguments of `npm run siege`: `--quick`, names of attacks, or none for all attacks. */
export function planOf(args: readonly string[], commit = commitNumber()): SiegePlan {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !ATTACK_NAMES.includes(name as AttackName));
  if (unknown !== undefined) throw new Error(`There is no attack "${unknown}". There are: ${ATTACK_NAMES.join(', ')}`);
  const isQuick = args.includes('--quick');
  const attacks = named.length > 0 ? (named as AttackName[]) : isQuick ? quickAttacks(commit) : ATTACK_NAMES;
  return { attacks, phases: isQuick ? QUICK : WHOLE };
}

function quickAttacks(commit: number): readonly AttackName[] {
  const others = ATTACK_NAMES.slice(ALWAYS);
  const slice = Array.from({ length: SLICE }, (_, at) => others[(commit * SLICE + at) % others.length]);
  return [...ATTACK_NAMES.slice(0, ALWAYS), ...slice.filter((name) => name !== undefined)];
}
