import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GameId, games } from '@chinwag/rules';
import { subjectsOf } from '@chinwag/rules/subjects';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAYED } from '../e2e/games.ts';

/** The app’s only list of games. */
const ABOUTS = 'apps/web/src/games/abouts.ts';

/** The registries, which have only one line per game. The compiler reports a game that is missing from the second. */
const REGISTRY = 'packages/rules/src/games/registry.ts';
const BOT_REGISTRY = 'packages/bots/src/registry.ts';
const BOTS = 'packages/bots/src/index.ts';

/** The sources that a compiler reads. They use the same packages. */
const SOURCES = ['packages/rules', 'packages/bots', 'packages/protocol', 'apps/web', 'e2e'];

const root = mkdtempSync(join(tmpdir(), 'chinwag-roster-'));

beforeAll(() => {
  for (const source of SOURCES) {
    const isSource = (path: string): boolean => !/node_modules|dist|\.webp$|\.woff2$/.test(path.slice(source.length));
    cpSync(source, join(root, source), { recursive: true, filter: isSource });
  }
  cpSync('tsconfig.base.json', join(root, 'tsconfig.base.json'));
  mkdirSync(join(root, 'node_modules/@chinwag'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((each) => each !== '@chinwag')) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of ['rules', 'bots', 'protocol']) {
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@chinwag', name));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('the app’s list of games is complete, and does not compile if any game is missing', () => {
  const entries = entriesIn(ABOUTS, 'ABOUTS');
  expect(entries.map(({ key }) => key).toSorted()).toEqual(Object.keys(games).toSorted());
  const lacking = entries.map(({ key, start, end }) => lackingFile(ABOUTS, key, start, end));
  expect(filesWithErrors([...lacking, ABOUTS])).toEqual(lacking.toSorted());
});

test('the facts about a game do not compile if any fact is missing', () => {
  const file = 'apps/web/src/games/slobberhannes/about.ts';
  const facts = entriesIn(file, 'about');
  expect(facts.length).toBeGreaterThan(5);
  const lacking = facts.map(({ key, start, end }) => lackingFile(file, key, start, end));
  expect(filesWithErrors([...lacking, file])).toEqual(lacking.toSorted());
});

test.each([REGISTRY, BOT_REGISTRY])('%s contains one line per game and nothing else', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('/*'));
  const named = lines.map((line) => /^export \{ (?:\w+ as )?(\w+) \} from '\.\/(\w+)\/index\.ts';$/.exec(line)?.slice(1));
  expect(named).toEqual(Object.keys(games).toSorted().map((id) => [id, id]));
});

test('the compiler reports a game that is only registered as missing from the bots and every roster', () => {
  const text = readFileSync(join(root, REGISTRY), 'utf8');
  writeFileSync(join(root, REGISTRY), `${text}export { chinkway as newcomer } from './chinkway/index.ts';\n`);
  const rosters = [BOTS, ABOUTS];
  expect(filesWithErrors(rosters)).toEqual(rosters.toSorted());
  writeFileSync(join(root, REGISTRY), text);
});

test.each(Object.keys(games))('the parts that tests of all games need from %s are in its own files', async (id) => {
  const { laws, secrets } = await subjectsOf(id as GameId);
  expect([laws.game.id, typeof secrets.mayBeNamedIn]).toEqual([id, 'function']);
  expect(PLAYED.find((game) => game.id === id)?.tables.length).toBeGreaterThan(0);
});

test('a board does not compile if an option or one of its values has no words', () => {
  const file = 'apps/web/src/games/chapanka/options.ts';
  const options = entriesIn(file, 'options');
  const listed = options.flatMap(({ things }) => things.filter(({ key }) => key === 'values'));
  const values = listed.flatMap(({ value }) => propertiesOf(value));
  expect(values.map(({ key }) => key)).toContain('32');
  const lacking = [...options, ...values].map(({ key, start, end }) => lackingFile(file, key, start, end));
  expect(filesWithErrors([...lacking, file])).toEqual(lacking.toSorted());
});

test('a game without messages does not compile, and every other file does', () => {
  const types = join(root, 'apps/web/src/language/messages.d.ts');
  const text = readFileSync(types, 'utf8');
  writeFileSync(types, text.replaceAll(/^ {4}readonly 'slobberhannes\.[\s\S]*?;$/gm, ''));
  const lacking = filesWithErrors(['apps/web/src/games/slobberhannes/screen.ts']);
  expect(lacking).toContain('apps/web/src/games/slobberhannes/screen.ts');
  expect(lacking.filter((file) => !file.startsWith('apps/web/src/games/slobberhannes/'))).toEqual([]);
  writeFileSync(types, text);
});

interface RosterEntry {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a syntax tree that are read here. */
interface Node extends RosterEntry {
  readonly name?: string;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: Node; readonly init: Node }[];
  readonly expression?: Node;
  /** The alternative branch of a condition. */
  readonly alternate?: Node;
  readonly properties?: readonly (Node & { readonly value: Node })[];
}

/** Returns the entries of a roster by game, each with its properties. */
function entriesIn(file: string, name: string): readonly (RosterEntry & { readonly things: ReturnType<typeof propertiesOf> })[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const statements = program.body as unknown as readonly Node[];
  const roster = statements
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .find(({ id }) => id.name === name);
  return propertiesOf(roster?.init).map((entry) => ({ ...entry, things: propertiesOf(entry.value) }));
}

function propertiesOf(node: Node | undefined): readonly (RosterEntry & { readonly value: Node })[] {
  const within = node?.expression ?? node?.alternate;
  if (within !== undefined && node?.properties === undefined) return propertiesOf(within);
  return (node?.properties ?? []).map(({ key, start, end, value }) => {
    const { name, value: written } = key as unknown as { readonly name?: string; readonly value?: string | number };
    return { key: String(name ?? written), start, end, value };
  });
}

/** Returns the path of a copy beside a roster, without the text from `start` to `end`. */
function lackingFile(file: string, what: string, start: number, end: number): string {
  const text = readFileSync(file, 'utf8');
  const copy = file.replace(/\.ts$/, `-without-${what}.ts`);
  writeFileSync(join(root, copy), text.slice(0, start) + text.slice(end).replace(/^,/, ''));
  return copy;
}

/** Returns the files with compiler errors, without duplicates. */
function filesWithErrors(files: readonly string[]): readonly string[] {
  const compilerOptions = {
    noEmit: true, composite: false, emitDeclarationOnly: false, noUnusedLocals: false,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['node', 'vite/client'],
  };
  const declared = readdirSync(join(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join('apps/web/src', file));
  const config = { extends: './tsconfig.base.json', compilerOptions, files: [...files, ...declared] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const compiler = resolve('node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['-p', '.', '--pretty', 'false'], { cwd: root, encoding: 'utf8' });
  const named = [...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '');
  return [...new Set(named)].toSorted();
}
