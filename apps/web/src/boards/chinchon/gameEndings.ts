import type { ChinchonEnding, ChinchonState } from '@chinwag/rules/chinchon';
import type { Endings } from '../board.ts';

/** Why the game is over. */
export const endings: Endings<ChinchonState, ChinchonEnding['code']> = {
  'last-in': ({ options }) => `Only one player is left below ${options.target}.`,
  'nobody-in': ({ options }) => `The last deal left nobody below ${options.target}: of those it put out, the lowest wins.`,
};
