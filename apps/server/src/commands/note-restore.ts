import { messageOf } from '../errors.ts';
import { openStore } from '../store/open-store.ts';
import { readSettings } from '../settings/read-settings.ts';
import { systemTime } from '../time.ts';
import { stop } from './command.ts';

// `npm run note-restore`: records that the data is a backup that another program has restored.
const read = readSettings(process.env);
if (!read.ok) stop(...read.sentences);
try {
  const store = await openStore(read.settings.DATABASE_URL ?? read.settings.DATA_DIR);
  await store.noteRestore(systemTime.date());
  await store.close();
  process.stdout.write('Every table says from now on that its record was set back to an earlier copy.\n');
} catch (error) {
  stop(`That could not be noted: ${messageOf(error)}`);
}
