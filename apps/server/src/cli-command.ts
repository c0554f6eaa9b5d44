import { helpText } from './settings/help-text.ts';
import type { UpdateConsent } from './store/postgres.ts';
import { VERSION } from './store/version.ts';

/** The task of the server process: serve, print something and exit, or report an unknown argument. */
export type CliCommand =
  | { readonly kind: 'serve'; readonly update: UpdateConsent }
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'unknown'; readonly sentence: string };

const HOW_TO_SET = 'Settings are environment variables, like PORT=3000 npm start; npm start -- --help lists all of them.';

/**
 * Parses the command-line arguments of the server. For an unknown argument, returns kind `unknown` with an explanatory sentence.
 */
export function readArguments([first]: readonly string[]): CliCommand {
  switch (first) {
    case undefined:
      return { kind: 'serve', update: 'not-asked' };
    case '--yes':
      return { kind: 'serve', update: 'agreed' };
    case '--help':
    case '-h':
      return { kind: 'print', text: helpText() };
    case '--version':
      return { kind: 'print', text: `${VERSION}\n` };
    default:
      return { kind: 'unknown', sentence: `"${first}" means nothing here. ${HOW_TO_SET}` };
  }
}
