import type { ChinasoOptions } from '@chinwag/rules/chinaso';
import { message } from '../../language/message.ts';
import type { OptionsInWords } from '../../board/optionWords.ts';

/** The texts of the host's options. */
export const options: OptionsInWords<ChinasoOptions> = {
  length: {
    isLength: true,
    label: message('chinaso.option.length'),
    values: {
      seven: { label: message('chinaso.option.seven'), help: message('chinaso.option.seven-help') },
      three: { label: message('chinaso.option.three'), help: message('chinaso.option.three-help') },
    },
  },
  stakes: {
    label: message('chinaso.option.stakes'),
    values: { off: { label: message('chinaso.option.points'), help: message('chinaso.option.points-help') } },
    record: { label: message('chinaso.option.counters'), help: message('chinaso.option.counters-help') },
    amounts: { buy: message('chinaso.option.buy'), hand: message('chinaso.option.hand'), game: message('chinaso.option.game') },
  },
  cardPoints: {
    label: message('chinaso.option.cards'),
    values: {
      'face-value': { label: message('chinaso.option.face-value'), help: message('chinaso.option.face-value-help') },
      'fives-and-tens': { label: message('chinaso.option.fives-and-tens'), help: message('chinaso.option.fives-and-tens-help') },
    },
  },
};
