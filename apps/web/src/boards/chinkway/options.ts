import type { OptionChoice } from '../board.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What a host may choose, the default first. */
export const options: readonly OptionChoice[] = [
  {
    key: 'length',
    label: 'Length',
    choices: [
      { value: 'full', label: 'Ten deals', help: 'Everybody partners everybody twice. About an hour and a half.' },
      { value: 'short', label: 'Five deals', help: 'Half a game, with partners who do not sit side by side.' },
    ],
  },
  {
    key: 'finalDeal',
    label: 'The final deal',
    choices: [
      { value: 'reseat', label: 'New seats', help: 'Second place may ask that the last deal be played with new partners.' },
      { value: 'eleventh', label: 'One deal more', help: 'Second place may ask for a deal more, with partners by place.' },
      { value: 'none', label: 'As it comes', help: 'Nobody is asked; the last deal is like the others.' },
    ],
  },
  {
    key: 'finalDealRequest',
    label: 'Second place is asked',
    choices: [
      { value: 'when-partnered', label: 'Only with the leader', help: 'Asked only if the leader would be its partner, so that it could not win.' },
      { value: 'always', label: 'Always', help: 'Asked before the last deal in every game.' },
    ],
  },
  trickMemory('deal'),
];
