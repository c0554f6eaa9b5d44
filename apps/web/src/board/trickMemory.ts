import type { TrickMemory } from '@chinwag/rules';
import { message } from '../language/message.ts';
import type { OptionWords } from './optionWords.ts';

/** Returns the text of the option that sets which past tricks may be looked at. `span` is the game's term for a deal. */
export function trickMemory(span: 'deal' | 'round'): OptionWords<TrickMemory> {
  return {
    label: message('board.memory'),
    values: {
      last: { label: message('board.memory-last'), help: message('board.memory-last-help') },
      whole: { label: message('board.memory-whole', { span }), help: message('board.memory-whole-help', { span }) },
    },
  };
}
