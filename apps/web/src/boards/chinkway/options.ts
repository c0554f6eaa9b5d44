import type { ChinkwayOptions } from '@chinwag/rules/chinkway';
import type { OptionsInWords } from '../optionWords.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What a host may choose, in words. */
export const options: OptionsInWords<ChinkwayOptions> = {
  length: {
    label: 'Length',
    values: {
      full: { label: 'Ten deals', help: 'Everybody partners everybody twice. About an hour and a half.' },
      short: { label: 'Five deals', help: 'Half a game, with partners who do not sit side by side.' },
    },
  },
  finalDeal: {
    label: 'The final deal',
    values: {
      reseat: { label: 'New seats', help: 'Second place may ask that the last deal be played with new partners.' },
      eleventh: { label: 'One deal more', help: 'Second place may ask for a deal more, with partners by place.' },
      none: { label: 'As it comes', help: 'Nobody is asked; the last deal is like the others.' },
    },
  },
  finalDealRequest: {
    label: 'Second place is asked',
    values: {
      'when-partnered': {
        label: 'Only with the leader',
        help: 'Asked only if the leader would be its partner, so that it could not win.',
      },
      always: { label: 'Always', help: 'Asked before the last deal in every game.' },
    },
  },
  trickMemory: trickMemory('deal'),
};
