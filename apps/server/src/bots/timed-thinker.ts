import type { Thinker } from './thinking.ts';

/** A meter of how long bots think. */
export interface ThinkingMeter {
  /** A question was put. */
  began(): void;
  /** A question was answered, or failed, after `ms`. */
  ended(outcome: 'chosen' | 'failed', ms: number): void;
}

/** Wraps a thinker so that a meter records how long it thinks. */
export function timedThinker(thinker: Thinker, meter: ThinkingMeter): Thinker {
  return {
    choose: async (question) => {
      const asked = performance.now();
      let outcome: 'chosen' | 'failed' = 'failed';
      meter.began();
      try {
        const move = await thinker.choose(question);
        outcome = 'chosen';
        return move;
      } finally {
        meter.ended(outcome, performance.now() - asked);
      }
    },
    close: () => thinker.close(),
  };
}
