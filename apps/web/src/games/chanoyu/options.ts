import type { ChanoyuOptions } from '@chinwag/rules/chanoyu';
import { message } from '../../language/message.ts';
import type { OptionsInWords } from '../../board/optionWords.ts';
import { trickMemory } from '../../board/trickMemory.ts';

/** The texts of the host's options. The original rules have no scoring table. */
export const options: OptionsInWords<ChanoyuOptions> = {
  scoring: {
    label: message('chanoyu.option.scoring'),
    values: {
      links: { label: message('chanoyu.option.links'), help: message('chanoyu.option.links-help') },
      steps: { label: message('chanoyu.option.steps'), help: message('chanoyu.option.steps-help') },
      runs: { label: message('chanoyu.option.runs'), help: message('chanoyu.option.runs-help') },
    },
  },
  trickMemory: trickMemory('round'),
};
