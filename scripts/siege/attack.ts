import type { TableCode } from '@chinwag/protocol';

/** The server under attack. */
export interface AttackTarget {
  readonly url: string;
  /** The table of the friends who are playing. */
  readonly friends: TableCode;
  /** Aborts when the attack is over. */
  readonly over: AbortSignal;
  /** Counts an answer, by its HTTP status or the outcome of a connection. */
  count(answer: string): void;
}

/** The number of answers, by kind. */
export type Answers = Readonly<Record<string, number>>;

/** An attack, which runs until `over` is aborted. Its open connections end with its process. */
export type Attack = (target: AttackTarget) => Promise<void>;

/** How long an attacker waits after a refusal or a disconnection, in ms, so that the attacker does not take all of the CPU. */
const PAUSE = 20;

/**
 * Runs attackers concurrently, each of whom repeats an action and counts its results until the attack is over. Never rejects: a
 * failed action counts as `cut off`.
 */
export async function keepOn(target: AttackTarget, attackers: number, act: (attacker: number) => Promise<string>): Promise<void> {
  const attack = async (attacker: number): Promise<void> => {
    while (!target.over.aborted) {
      const answer = await act(attacker).catch(() => 'cut off');
      target.count(answer);
      if (!/^[23]\d\d$/.test(answer)) await pause(target, PAUSE);
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, attacker) => attack(attacker)));
}

/** Resolves after `ms`, or when the attack is over. */
export function pause({ over }: AttackTarget, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    over.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Resolves when the attack is over. */
export function untilOver({ over }: AttackTarget): Promise<void> {
  return new Promise((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
}
