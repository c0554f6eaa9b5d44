import type { ChapankaOptions } from '@chinwag/rules/chapanka';
import type { OptionsInWords } from '../optionWords.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What a host may choose, in words. */
export const options: OptionsInWords<ChapankaOptions> = {
  deals: {
    label: 'Length',
    values: {
      4: { label: 'Four deals', help: 'Everybody deals once. About twenty minutes.' },
      8: { label: 'Eight deals', help: 'Everybody deals twice. About forty minutes.' },
      12: { label: 'Twelve deals', help: 'Everybody deals three times. About an hour.' },
      16: { label: 'Sixteen deals', help: 'Everybody deals four times. About an hour and a quarter.' },
      20: { label: 'Twenty deals', help: 'Everybody deals five times. About an hour and three quarters.' },
      24: { label: 'Twenty-four deals', help: 'Everybody deals six times. About two hours.' },
      28: { label: 'Twenty-eight deals', help: 'Everybody deals seven times. Over two hours.' },
      32: { label: 'Thirty-two deals', help: 'Everybody deals eight times. The longest evening there is.' },
    },
  },
  kinalPot: {
    label: 'The Kinal and the pot',
    values: {
      on: {
        label: 'It plays for the pot',
        help: 'Whoever throws the jack of hearts takes the pot; forced out, its holder doubles it.',
      },
      off: { label: 'It leaves the pot alone', help: 'The pot waits for a Chapanka, and may grow large.' },
    },
  },
  trickMemory: trickMemory('deal'),
};
