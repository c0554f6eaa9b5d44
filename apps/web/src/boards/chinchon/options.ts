import { MOST_ANTE } from '@chinwag/rules/chinchon';
import type { OptionChoice } from '../board.ts';

/** What a host may choose, the default first. */
export const options: readonly OptionChoice[] = [
  {
    key: 'target',
    label: 'Out at',
    choices: [
      { value: 100, label: 'A hundred points', help: 'An evening’s game.' },
      { value: 70, label: 'Seventy points', help: 'A short game.' },
    ],
  },
  {
    key: 'deck',
    label: 'The pack',
    choices: [
      { value: '40', label: 'Forty cards', help: 'Without eights and nines: the sota follows the seven.' },
      { value: '48', label: 'Forty-eight cards', help: 'With eights and nines.' },
    ],
  },
  {
    key: 'ending',
    label: 'Laying down',
    choices: [
      { value: 'settle', label: 'Closes the deal', help: 'The others lay down in turn and count what is left.' },
      { value: 'play-on', label: 'Play goes on', help: 'Until one player is rid of every card.' },
    ],
  },
  {
    key: 'ante',
    label: 'The pot',
    choices: [
      {
        value: 10,
        label: 'Counters',
        help: 'Everybody pays in at the start, and again to come back. The winner takes it all.',
        amounts: [{ part: null, label: 'Each pays', most: MOST_ANTE }],
      },
      { value: 0, label: 'No pot', help: 'For honour alone.' },
    ],
  },
  {
    key: 'reenlist',
    label: 'Coming back',
    choices: [
      { value: 'unlimited', label: 'As often as you like', help: 'Whoever a deal puts out may buy in again at once, at the highest score still in.' },
      { value: 'once', label: 'Back once', help: 'Whoever a deal puts out may buy in again at once, but a single time in the game.' },
      { value: 'never', label: 'Out is out', help: 'Nobody buys in again.' },
    ],
  },
];
