import type { ChinchonOptions } from '@chinwag/rules/chinchon';
import type { OptionsInWords } from '../optionWords.ts';

/** What a host may choose, in words. */
export const options: OptionsInWords<ChinchonOptions> = {
  target: {
    label: 'Out at',
    values: {
      100: { label: 'A hundred points', help: 'An evening’s game.' },
      70: { label: 'Seventy points', help: 'A short game.' },
    },
  },
  deck: {
    label: 'The pack',
    values: {
      40: { label: 'Forty cards', help: 'Without eights and nines: the sota follows the seven.' },
      48: { label: 'Forty-eight cards', help: 'With eights and nines.' },
    },
  },
  ending: {
    label: 'Laying down',
    values: {
      settle: { label: 'Closes the deal', help: 'The others lay down in turn and count what is left.' },
      'play-on': { label: 'Play goes on', help: 'Until one player is rid of every card.' },
    },
  },
  ante: {
    label: 'The pot',
    values: (ante) =>
      ante === 0
        ? { label: 'No pot', help: 'For honour alone.' }
        : { label: 'Counters', help: 'Everybody pays in at the start, and again to come back. The winner takes it all.' },
    amount: 'Each pays',
  },
  reenlist: {
    label: 'Coming back',
    values: {
      unlimited: { label: 'Back at any time', help: 'Whoever is out may buy in again at the highest score still in.' },
      once: { label: 'Back once', help: 'Whoever is out may buy in again a single time.' },
      never: { label: 'Out is out', help: 'Nobody buys in again.' },
    },
  },
};
