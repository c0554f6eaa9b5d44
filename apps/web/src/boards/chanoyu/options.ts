import type { ChanoyuOptions } from '@chinwag/rules/chanoyu';
import type { OptionsInWords } from '../optionWords.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What the owner of the table may choose, in words. The table of scores is missing from the game's source. */
export const options: OptionsInWords<ChanoyuOptions> = {
  scoring: {
    label: 'Scoring',
    values: {
      links: {
        label: 'Links',
        help:
          'A stretch of four scores 3: a point for each card that continues another. Several rounds. ' +
          'The game’s source lacks its scoring table; this is our choice.',
      },
      steps: {
        label: 'Steps',
        help: 'A stretch of four scores 7: a point a card, and one more for each that continues another. Two rounds, as a rule.',
      },
      runs: {
        label: 'Runs',
        help:
          'A stretch of four scores 1 + 2 + 3 + 4 = 10. One round decides one game in four among three players, ' +
          'and two in three among five.',
      },
    },
  },
  trickMemory: trickMemory('round'),
};
