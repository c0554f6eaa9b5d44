import type { ChinkwayOptions } from '@chinwag/rules/chinkway';
import { message } from '../../language/message.ts';
import type { OptionsInWords } from '../../board/optionWords.ts';
import { trickMemory } from '../../board/trickMemory.ts';

/** The texts of the host's options. */
export const options: OptionsInWords<ChinkwayOptions> = {
  length: {
    isLength: true,
    label: message('chinkway.option.length'),
    values: {
      full: { label: message('chinkway.option.length-full'), help: message('chinkway.option.length-full-help') },
      short: { label: message('chinkway.option.length-short'), help: message('chinkway.option.length-short-help') },
    },
  },
  finalDeal: {
    label: message('chinkway.option.final'),
    values: {
      reseat: { label: message('chinkway.option.final-reseat'), help: message('chinkway.option.final-reseat-help') },
      eleventh: { label: message('chinkway.option.final-eleventh'), help: message('chinkway.option.final-eleventh-help') },
      none: { label: message('chinkway.option.final-none'), help: message('chinkway.option.final-none-help') },
    },
  },
  finalDealRequest: {
    label: message('chinkway.option.asked'),
    values: {
      'when-partnered': {
        label: message('chinkway.option.asked-partnered'), help: message('chinkway.option.asked-partnered-help'),
      },
      always: { label: message('chinkway.option.asked-always'), help: message('chinkway.option.asked-always-help') },
    },
  },
  trickMemory: trickMemory('deal'),
};
