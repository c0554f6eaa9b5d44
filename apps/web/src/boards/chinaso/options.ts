import type { ChinasoOptions } from '@chinwag/rules/chinaso';
import type { OptionsInWords } from '../optionWords.ts';

/** What a host may choose, in words. */
export const options: OptionsInWords<ChinasoOptions> = {
  stakes: {
    label: 'Played for',
    values: {
      off: { label: 'Points', help: 'What is left in hand counts against you. Fewest points after seven hands win.' },
    },
    record: { label: 'Counters', help: 'Every buy goes into the pot; everybody pays the winner of a hand, and of the game.' },
    amounts: { buy: 'A buy', hand: 'A hand', game: 'The game' },
  },
  cardPoints: {
    label: 'What cards count',
    values: {
      'face-value': { label: 'Face value', help: 'Two to ten as they say, court cards 10, an ace 15, a joker 25.' },
      'fives-and-tens': { label: 'Fives and tens', help: 'Two to nine 5, ten to king 10, an ace 15, a joker 50.' },
    },
  },
};
