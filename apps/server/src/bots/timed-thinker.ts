import type { Thinker } from './thinking.ts';

/** A meter of the bots' thinking time. */
export interface ThinkingMeter {
  /** Records that a question was asked. */
  began(): void;
  /** Records that a question was answered, or failed, after `ms`. */
  ended(outcome: 'chosen' | 'failed', ms: number): void;
}

/** Returns a thinker that works like `thinker` and reports its thinking time to a meter. */
export function timedThinker(thinker: Thinker, meter: ThinkingMeter): Thinker {
  return {
    choose: async (question) => {
      const asked = performance.now();
      let outcome: 'chosen' | 'failed' = 'failed';
      meter.began();
      try {
        const chosen = await thinker.choose(question);
        outcome = 'chosen';
        return chosen;
      } finally {
        meter.ended(outcome, performance.now() - asked);
      }
    },
    close: () => thinker.close(),
  };
}
