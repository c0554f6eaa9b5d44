import type { ChinchonOptions } from '@chinwag/rules/chinchon';
import { message } from '../../language/message.ts';
import type { OptionsInWords } from '../../board/optionWords.ts';

type ChoiceName =
  | 'target-100' | 'target-70' | 'deck-40' | 'deck-48' | 'ending-settle' | 'ending-play-on' | 'ante-none' | 'ante-some'
  | 'reenlist-unlimited' | 'reenlist-once' | 'reenlist-never';

const choice = (name: ChoiceName) => ({
  label: message(`chinchon.option.${name}`),
  help: message(`chinchon.option.${name}-help`),
});

/** The texts of the host's options. */
export const options: OptionsInWords<ChinchonOptions> = {
  target: {
    isLength: true,
    label: message('chinchon.option.target'),
    values: { 100: choice('target-100'), 70: choice('target-70') },
  },
  deck: { label: message('chinchon.option.deck'), values: { 40: choice('deck-40'), 48: choice('deck-48') } },
  ending: {
    label: message('chinchon.option.ending'),
    values: { settle: choice('ending-settle'), 'play-on': choice('ending-play-on') },
  },
  ante: {
    label: message('chinchon.option.ante'),
    values: (ante) => choice(ante === 0 ? 'ante-none' : 'ante-some'),
    amount: message('chinchon.option.ante-amount'),
  },
  reenlist: {
    label: message('chinchon.option.reenlist'),
    values: {
      unlimited: choice('reenlist-unlimited'), once: choice('reenlist-once'), never: choice('reenlist-never'),
    },
  },
};
