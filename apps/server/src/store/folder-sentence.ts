import { codeOf, messageOf } from '../errors.ts';

const PUT_BACK = 'Put a backup in its place (npm run restore -- FILE)';

/** The reasons why a folder is unusable, by the error codes of Node and SQLite, and what helps. */
const REASONS: readonly { readonly codes: RegExp; readonly why: string; readonly help: string }[] = [
  { codes: /^SQLITE_NOTADB/, why: 'its chinwag.db is no store of Chinwag', help: PUT_BACK },
  { codes: /^SQLITE_CORRUPT/, why: 'its chinwag.db is damaged', help: PUT_BACK },
  {
    codes: /^STORE_SAVED/,
    why: 'its chinwag.db is not there, but a copy that was saved when it went',
    help: 'Put that back (npm run restore -- FILE)',
  },
  { codes: /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/, why: 'there is no room on its disk', help: 'Make some' },
  { codes: /^SQLITE_(?:BUSY|LOCKED)/, why: 'another program holds its chinwag.db', help: 'End that' },
  { codes: /^(?:EEXIST|ENOTDIR)$/, why: 'it is no folder, or lies in what is none', help: 'Take away what is there' },
  {
    codes: /^(?:EACCES|EPERM|EROFS|ENOENT|SQLITE_(?:READONLY|CANTOPEN|PERM))/,
    why: 'nothing can be written there',
    help: 'Let the user who starts the server write',
  },
];

/** SQLite's message for a file that it could not open, in cases without an error code. */
const UNOPENED = /Unable to open connection/;

/** Returns a sentence that explains why a folder cannot hold the data, and what to do. */
export function folderSentence(directory: string, error: unknown): string {
  const message = messageOf(error);
  const code = UNOPENED.test(message) ? 'SQLITE_CANTOPEN' : codeOf(error);
  const { why, help } = REASONS.find(({ codes }) => codes.test(code)) ?? { why: message, help: 'Mend that' };
  return `The folder "${directory}" cannot be used: ${why}. ${help}, or set DATA_DIR to another.`;
}
