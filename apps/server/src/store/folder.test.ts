import { closeSync, existsSync, mkdirSync, openSync, statSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { folderSentence } from './folder-sentence.ts';
import { FolderUnusable, makeFolder, takeFolder } from './folder.ts';
import { openSqliteStore } from './sqlite.ts';

/** The size of a SQLite page, in bytes. */
const PAGE = 4096;

let place: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  place = temporaryDirectory();
});
afterEach(() => place.remove());

it('creates a data folder with its parents, readable by its owner only', () => {
  const folder = join(place.path, 'club', 'data');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('creates the lock of a folder readable by its owner only', () => {
  const taken = takeFolder(place.path);
  expect(statSync(join(place.path, 'chinwag.lock')).mode & 0o777).toBe(0o600);
  taken.release();
});

const IMPOSSIBLE: readonly { readonly what: string; readonly folder: (path: string) => string }[] = [
  { what: 'that is a file', folder: (file) => file },
  { what: 'in a file', folder: (file) => join(file, 'data') },
  { what: 'that is a broken link', folder: (file) => `${file}.link` },
];

it.each(IMPOSSIBLE)('a folder $what is refused with an error sentence', ({ folder }) => {
  const file = join(place.path, 'file');
  writeFileSync(file, 'a letter');
  symlinkSync(join(place.path, 'nowhere'), `${file}.link`);
  expect(() => takeFolder(folder(file))).toThrow(
    `The folder "${folder(file)}" cannot be used: it is no folder, or lies in what is none. Take away what is there, or`,
  );
});

it.runIf(existsSync('/proc/self'))('a folder that cannot be created is refused instead of retried forever', () => {
  expect(() => makeFolder('/proc/nothing')).toThrow('The folder "/proc/nothing" cannot be used: nothing can be written there.');
});

it('a folder whose lock cannot be opened is refused with an error sentence', () => {
  mkdirSync(join(place.path, 'chinwag.lock'));
  expect(() => takeFolder(place.path)).toThrow('cannot be used: nothing can be written there. Let the user who starts the server');
});

describe('a store is refused with an error sentence', () => {
  const open = () => openSqliteStore(place.path);
  const file = () => join(place.path, 'chinwag.db');
  const PUT_BACK = 'Put a backup in its place (npm run restore -- FILE)';

  it('if its file is not a database', async () => {
    writeFileSync(file(), 'a letter, '.repeat(999));
    await expect(open()).rejects.toThrow(FolderUnusable);
    await expect(open()).rejects.toThrow(`The folder "${place.path}" cannot be used: its chinwag.db is no store of Chinwag. `);
  });

  it('if any page of its file was overwritten', async () => {
    const store = await open();
    await store.close();
    const handle = openSync(file(), 'r+');
    writeSync(handle, Buffer.alloc(PAGE, 0x5a), 0, PAGE, statSync(file()).size - PAGE);
    closeSync(handle);
    await expect(open()).rejects.toThrow(`The folder "${place.path}" cannot be used: its chinwag.db is damaged. ${PUT_BACK}`);
  });

  it('if its file cannot be opened', async () => {
    mkdirSync(file());
    await expect(open()).rejects.toThrow('cannot be used: nothing can be written there.');
  });
});

it.each([
  ['ENOSPC', 'there is no room on its disk. Make some,'],
  ['SQLITE_FULL', 'there is no room on its disk. Make some,'],
  ['SQLITE_BUSY', 'another program holds its chinwag.db. End that,'],
  ['SQLITE_CORRUPT_INDEX', 'its chinwag.db is damaged. '],
  ['SQLITE_NOTADB', 'its chinwag.db is no store of Chinwag. '],
  ['EACCES', 'nothing can be written there. Let the user who starts the server write,'],
  ['SQLITE_READONLY_DIRECTORY', 'nothing can be written there. '],
  ['SQLITE_PROTOCOL', 'it says why. Mend that,'],
])('the error code %s becomes a sentence about the folder', (code, words) => {
  const sentence = folderSentence('/var/lib/chinwag', Object.assign(new Error('it says why'), { code }));
  expect(sentence).toContain(`The folder "/var/lib/chinwag" cannot be used: ${words}`);
  expect(sentence).toMatch(/, or set DATA_DIR to another\.$/);
});
