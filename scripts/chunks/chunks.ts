import type { BuildOptions, Rolldown } from 'vite';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';

type ChunkGroup = Rolldown.CodeSplittingGroup;
type ModuleGraph = Parameters<Extract<ChunkGroup['name'], (...args: never) => unknown>>[1];

/** The files that home alone is made of, and those that start the app. */
const OF_HOME = /\/src\/(?:app|pages\/yourTables|pages(?=\/(?:HomePage|Bolt|JoinForm)\.))\//;

/** The files that stand at the head of a running table. */
const OF_TABLE = /\/src\/(?:pages\/PracticePage|table\/(?:Table|TableRooms|PracticeTable|play\/PlayRoom))\.tsx$/;

/** Each page is a file of its own, which the others do not load. */
const PAGE = /\/src\/(?:app|pages)\//;

const RULES = /packages\/rules\//;

/** What a game has for itself. */
const GAME = /\/src\/games\/(\w+)\//;

/** The style sheets of parts: they come before that of all pages, which overrules them in forced colours. */
const SHEET_OF_PART = /\/src\/(?:ui|cards)\/\w+\.css$/;

/** What home asks for through others: a package, or the words of a language. */
const BEHIND_HOME = new RegExp([
  'protocol/src/(?:identity|text|errors|http|settings|table-values|seat-count|pages)\\.', 'rules/src/kernel/(?:spanish-)?cards\\.',
  '/src/language/grammar/grammar\\.', 'node_modules/(?:make-plural|@messageformat)/',
].join('|'));

/**
 * What is loaded together, as many small files weigh more than a few. A group is given its first files, by who imports them; all
 * that those import comes along, unless a group above has it. The rest is cut by the bundler, by which pages ask for it.
 */
export const CHUNKS: readonly ChunkGroup[] = [
  // What home asks for is here before any other page.
  {
    debugName: 'common',
    name: (id, ask) => (isForAll(id) || (isPart(id) && isImportedBy(OF_HOME, id, ask)) ? 'common' : null),
    priority: 4,
  },
  // What a table asks for before its game, and what two games or more have in common.
  {
    debugName: 'table',
    name: (id, ask) => (isPart(id) && !RULES.test(id) && (isImportedBy(OF_TABLE, id, ask) || isOfGames(id, ask)) ? 'table' : null),
    priority: 2,
  },
  { name: 'rules', test: /packages\/rules\/src\/(?:kernel|shared)\//, priority: 1 },
  // How players are called, by a table and where that is chosen.
  { name: 'calls', test: /\/src\/ui\/(?:turnTone|notice)\./, priority: 3 },
  // What preferences and a game's options are chosen with.
  { name: 'forms', test: /\/src\/ui\/forms\//, priority: 1 },
];

function isForAll(id: string): boolean {
  return SHEET_OF_PART.test(id) || BEHIND_HOME.test(id);
}

/** Neither a page, nor a style sheet of all pages. */
function isPart(id: string): boolean {
  return !PAGE.test(id) && !GAME.test(id) && !id.endsWith('.css');
}

function isImportedBy(files: RegExp, id: string, ask: ModuleGraph): boolean {
  return ask.getModuleInfo(id)?.importers.some((importer) => files.test(importer)) ?? false;
}

/** Whether more games than one import it. */
function isOfGames(id: string, ask: ModuleGraph): boolean {
  const games = ask.getModuleInfo(id)?.importers.flatMap((importer) => GAME.exec(importer)?.[1] ?? []);
  return new Set(games).size > 1;
}

/** What every page has loaded before it asks for anything more. */
const LOADED = /\/(?:index|common|rolldown-runtime)-[^/]+$/;

/** A file of messages, which loads nothing else. */
const MESSAGES = new RegExp(`/(?:${LANGUAGES.join('|')})-[^/]+$`);

/**
 * What is asked for at once beside a file that is loaded later, so that it need not have come before its imports are known:
 * what is not there already. Browsers that know no such request load the same, a moment later.
 */
export const PRELOADED: Extract<BuildOptions['modulePreload'], object> = {
  polyfill: false,
  resolveDependencies: (file, imports, { hostType }) => {
    if (hostType === 'html') return imports;
    return MESSAGES.test(file) ? [] : imports.filter((name) => !LOADED.test(name));
  },
};
