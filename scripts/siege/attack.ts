import type { TableCode } from '@chinwag/protocol';

/** The server under attack. */
export interface AttackTarget {
  readonly url: string;
  /** The table of the friends who play on. */
  readonly friends: TableCode;
  /** Aborted when the attack has lasted long enough. */
  readonly over: AbortSignal;
  /** Counts an answer, by its HTTP status or by what became of a connection. */
  count(answer: string): void;
}

/** How many answers there were of each kind. */
export type Answers = Readonly<Record<string, number>>;

/** An attack goes on until it is over; what it still has open then ends with its process. */
export type Attack = (target: AttackTarget) => Promise<void>;

/** Milliseconds that an attacker waits after it was refused or cut off: it stays one process among others on the same machine. */
const PAUSE = 20;

/** So many attackers at once, each of whom does something again and again, and counts what comes of it. */
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

/** Waits so many ms, or until the attack is over. */
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
