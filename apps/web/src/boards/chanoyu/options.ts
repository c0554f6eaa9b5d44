import type { OptionChoice } from '../board.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What a host may choose, the default first. The table of scores is missing from the game's source. */
export const options: readonly OptionChoice[] = [
  {
    key: 'scoring',
    label: 'Scoring',
    choices: [
      {
        value: 'links',
        label: 'Links',
        help:
          'A stretch of four scores 3: a point for each card that continues another. Several rounds. ' +
          'The game’s source lacks its scoring table; this is our choice.',
      },
      {
        value: 'steps',
        label: 'Steps',
        help: 'A stretch of four scores 7: a point a card, and one more for each that continues another. Two rounds, as a rule.',
      },
      {
        value: 'runs',
        label: 'Runs',
        help:
          'A stretch of four scores 1 + 2 + 3 + 4 = 10. One round decides one game in four among three players, ' +
          'and two in three among five.',
      },
    ],
  },
  trickMemory('round'),
];
