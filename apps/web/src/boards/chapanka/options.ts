import type { OptionChoice } from '../board.ts';
import { trickMemory } from '../shared/trickMemory.ts';

/** What a host may choose, the default first. */
export const options: readonly OptionChoice[] = [
  {
    key: 'deals',
    label: 'Length',
    choices: [
      { value: 8, label: 'Eight deals', help: 'Everybody deals twice. About forty minutes.' },
      { value: 4, label: 'Four deals', help: 'Everybody deals once. About twenty minutes.' },
      { value: 12, label: 'Twelve deals', help: 'Everybody deals three times. About an hour.' },
      { value: 16, label: 'Sixteen deals', help: 'Everybody deals four times. A whole evening.' },
    ],
  },
  {
    key: 'kinalPot',
    label: 'The Kinal and the pot',
    choices: [
      {
        value: 'on',
        label: 'It plays for the pot',
        help: 'Whoever throws the jack of hearts takes the pot; forced out, its holder doubles it.',
      },
      { value: 'off', label: 'It leaves the pot alone', help: 'The pot waits for a Chapanka, and may grow large.' },
    ],
  },
  trickMemory('deal'),
];
