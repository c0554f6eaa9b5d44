import { leadingPlay, slobberhannes } from '@chinwag/rules/slobberhannes';
import { message } from '../../language/message.ts';
import { trickScreen } from '../../board/defaults/trickScreen.ts';
import { badSoFar, log, trickSentiment, winners } from './words.ts';

/**
 * Slobberhannes' screen, with only its own parts. The board, the score sheet, the rail and everything else are the app's defaults.
 */
export const screen = trickScreen({
  game: slobberhannes,
  options: {
    target: {
      isLength: true,
      label: message('slobberhannes.option.length'),
      values: {
        10: { label: message('slobberhannes.option.length-10'), help: message('slobberhannes.option.length-10-help') },
        6: { label: message('slobberhannes.option.length-6'), help: message('slobberhannes.option.length-6-help') },
      },
    },
  },
  best: leadingPlay,
  words: badSoFar,
  taking: trickSentiment,
  winners,
  endings: { 'target-reached': ({ options }) => message('slobberhannes.ending-target', { target: options.target }) },
  log,
  hint: async () => (await import('./hint.ts')).hintAt,
  reasons: {
    first: message('slobberhannes.reason.first'),
    last: message('slobberhannes.reason.last'),
    queen: message('slobberhannes.reason.queen'),
    all: message('slobberhannes.reason.all'),
  },
});
