import { HIGHEST_STAKE } from '@chinwag/rules/chinaso';
import type { OptionChoice } from '../board.ts';

/** What a host may choose, the default first. */
export const options: readonly OptionChoice[] = [
  {
    key: 'stakes',
    label: 'Played for',
    choices: [
      { value: 'off', label: 'Points', help: 'What is left in hand counts against you. Fewest points after seven hands win.' },
      {
        value: { buy: 1, hand: 5, game: 10 },
        label: 'Counters',
        help: 'Every buy goes into the pot; everybody pays the winner of a hand, and of the game.',
        amounts: [
          { part: 'buy', label: 'A buy', most: HIGHEST_STAKE },
          { part: 'hand', label: 'A hand', most: HIGHEST_STAKE },
          { part: 'game', label: 'The game', most: HIGHEST_STAKE },
        ],
      },
    ],
  },
  {
    key: 'cardPoints',
    label: 'What cards count',
    choices: [
      { value: 'face-value', label: 'Face value', help: 'Two to ten as they say, court cards 10, an ace 15, a joker 25.' },
      { value: 'fives-and-tens', label: 'Fives and tens', help: 'Two to nine 5, ten to king 10, an ace 15, a joker 50.' },
    ],
  },
];
