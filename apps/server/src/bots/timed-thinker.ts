import type { Thinker } from './thinking.ts';

/** A meter of the bots' thinking time. */
export interface ThinkingMeter {
  /** A question was asked. */
  began(): void;
  /** A question was answered, or failed, after `ms`. */
  ended(outcome: 'chosen' | 'failed', ms: number): void;
}

/** Returns a thinker whose thinking time is recorded by a meter. */
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
