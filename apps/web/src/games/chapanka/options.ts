import type { ChapankaOptions } from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import type { OptionsInWords } from '../../board/optionWords.ts';
import { trickMemory } from '../../board/trickMemory.ts';

/* The approximate duration of a deal, in minutes. */
const MINUTES = 5;

const PLAYERS = 4;

function length(deals: number) {
  const help = message('chapanka.option.deals-help', { times: deals / PLAYERS, minutes: deals * MINUTES });
  return { label: message('chapanka.option.deals', { deals }), help };
}

/** The texts of the host's options. */
export const options: OptionsInWords<ChapankaOptions> = {
  deals: {
    isLength: true,
    label: message('chapanka.option.length'),
    values: {
      4: length(4), 8: length(8), 12: length(12), 16: length(16), 20: length(20), 24: length(24), 28: length(28), 32: length(32),
    },
  },
  kinalPot: {
    label: message('chapanka.option.kinal-pot'),
    values: {
      on: { label: message('chapanka.option.kinal-pot-on'), help: message('chapanka.option.kinal-pot-on-help') },
      off: { label: message('chapanka.option.kinal-pot-off'), help: message('chapanka.option.kinal-pot-off-help') },
    },
  },
  trickMemory: trickMemory('deal'),
};
