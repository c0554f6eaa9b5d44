import { helpText } from './settings/help-text.ts';
import type { UpdateConsent } from './store/postgres.ts';
import { VERSION } from './store/version.ts';

/** What the server was started for: to serve, to tell something and end, or something it does not know. */
export type CliCommand =
  | { readonly kind: 'serve'; readonly update: UpdateConsent }
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'unknown'; readonly sentence: string };

const HOW_TO_SET = 'What can be set is set by variables, like PORT=3000 npm start; npm start -- --help tells all of them.';

/** Reads what stands behind the server's name on the command line. */
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
