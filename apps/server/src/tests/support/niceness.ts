import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the nice values of all threads of this process, on Linux: the 19th field of each; the second is a name in brackets. */
export function nicenessOfThreads(): readonly number[] {
  const folder = '/proc/self/task';
  return readdirSync(folder).map((thread) => {
    const stat = readFileSync(join(folder, thread, 'stat'), 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
