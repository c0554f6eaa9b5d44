import { counted } from '../counted.ts';
import { messageOf } from '../errors.ts';
import { backUp } from '../store/backup.ts';
import { readCommand, stop } from './command.ts';

// `npm run backup -- FILE`: backs up the store, which a server may be using.
const { directory, path } = readCommand('backup');
try {
  const copied = backUp(directory, path);
  if (!copied.ok) stop(copied.sentence);
  process.stdout.write(`${counted(copied.tables, 'table')} and ${counted(copied.games, 'game')} are in "${path}".\n`);
} catch (error) {
  stop(`The store could not be copied: ${messageOf(error)}`);
}
