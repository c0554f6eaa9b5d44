import type { Thinker } from './thinking.ts';

/** Hears how long bots think. */
export interface ThinkingMeter {
  /** A question was asked. */
  began(): void;
  /** It has its answer after so long, or will have none. */
  ended(outcome: 'chosen' | 'failed', ms: number): void;
}

/** A thinker that tells how long it thinks. */
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
