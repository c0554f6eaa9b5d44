import { counted } from '../counted.ts';
import { messageOf } from '../errors.ts';
import { restore } from '../store/restore.ts';
import { systemTime } from '../time.ts';
import { readCommand, stop } from './command.ts';

// `npm run restore -- FILE`: restores a backup in place of the current store.
const { directory, path } = readCommand('restore');
try {
  const restored = await restore(directory, path, systemTime.date());
  if (!restored.ok) stop(restored.sentence);
  const stored = restored.movedTo === null ? '' : `What was there before is saved in "${restored.movedTo}".\n`;
  const there = `${counted(restored.tables, 'table')} and ${counted(restored.games, 'game')}`;
  process.stdout.write(`${there} are in the folder "${directory}" now.\n${stored}`);
} catch (error) {
  stop(`The copy could not be put back: ${messageOf(error)}`);
}
