import type { TrickMemory } from '@chinwag/rules';
import { message } from '../language/message.ts';
import type { OptionWords } from './optionWords.ts';

/** Returns the words for the option of which tricks may be looked at; `span` is what the game calls a deal. */
export function trickMemory(span: 'deal' | 'round'): OptionWords<TrickMemory> {
  return {
    label: message('board.memory'),
    values: {
      last: { label: message('board.memory-last'), help: message('board.memory-last-help') },
      whole: { label: message('board.memory-whole', { span }), help: message('board.memory-whole-help', { span }) },
    },
  };
}
