import { resolve } from 'node:path';
import { counted } from '../counted.ts';
import { messageOf } from '../errors.ts';
import { readSettings } from '../settings/read-settings.ts';
import { isDatabaseAddress } from '../store/database-address.ts';
import { move } from '../store/move.ts';
import { stop } from './command.ts';

// `npm run move -- postgres://…`, or `-- FOLDER`: copies the store to a database, or back to a folder.
const [to] = process.argv.slice(2);
if (to === undefined || to === '') stop('Say where to: npm run move -- postgres://user:password@machine/database, or -- FOLDER');
const read = readSettings(process.env);
if (!read.ok) stop(...read.sentences);
const from = read.settings.DATABASE_URL ?? read.settings.DATA_DIR;
const target = isDatabaseAddress(to) ? to : resolve(process.env['INIT_CWD'] ?? '.', to);
try {
  const moved = await move(from, target);
  if (!moved.ok) stop(moved.sentence);
  const lines = Object.entries(moved.rows).map(([table, rows]) => `  ${table}: ${counted(rows, 'row')}`);
  const next = isDatabaseAddress(target) ? 'Set DATABASE_URL to it' : `Start with DATA_DIR=${target}, and without DATABASE_URL`;
  process.stdout.write(`All of the store is there, and stays where it was as well:\n${lines.join('\n')}\n${next}.\n`);
} catch (error) {
  stop(`The store could not be moved: ${messageOf(error)}`);
}
