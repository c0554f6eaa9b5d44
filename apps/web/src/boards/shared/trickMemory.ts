import type { OptionChoice } from '../board.ts';

/** The host's choice of the tricks that may be looked at; `span` is what the game calls a deal. */
export function trickMemory(span: 'deal' | 'round'): OptionChoice {
  return {
    key: 'trickMemory',
    label: 'Tricks to look at',
    choices: [
      { value: 'last', label: 'The last one', help: 'Older ones are put away, and the log shows them when the game is over.' },
      { value: 'whole', label: `All of the ${span}`, help: `The log shows every trick until the ${span} is over. For learning.` },
    ],
  };
}
