import type { TrickMemory } from '@chinwag/rules';
import type { OptionWords } from '../optionWords.ts';

/** The host's choice of the tricks that may be looked at; `span` is what the game calls a deal. */
export function trickMemory(span: 'deal' | 'round'): OptionWords<TrickMemory> {
  return {
    label: 'Tricks to look at',
    values: {
      last: { label: 'The last one', help: 'Older ones are put away, and the log shows them when the game is over.' },
      whole: { label: `All of the ${span}`, help: `The log shows every trick until the ${span} is over. For learning.` },
    },
  };
}
