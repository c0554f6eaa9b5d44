import type { BuildOptions, Rolldown } from 'vite';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { type ModuleGraph, startsOf } from './starts.ts';

type ChunkGroup = Rolldown.CodeSplittingGroup;

/** The pages. Each is a chunk of its own, which the others do not load. */
const PAGE = /\/src\/(?:app|pages)\//;

/** The files of one game. */
const OF_GAME = /\/src\/games\/\w+\//;

/** The files of the home page alone. */
const OF_HOME = /\/src\/pages\/(?:yourTables\/use\w+|HomePage|shownLater|Bolt)\.tsx?$/;

/** The style sheets of components. They come before the style sheet of all pages, which overrides them in forced colours. */
const SHEET_OF_PART = /\/src\/(?:ui|cards)\/\w+\.css$/;

/** Modules of every page that no static import shows: those of the packages, and those that the messages of every language use. */
const IN_EVERY_PAGE = new RegExp([
  'protocol/src/(?:identity|text|errors|http|settings|table-values|seat-count|pages)\\.', 'rules/src/kernel/(?:spanish-)?cards\\.',
  '/src/language/grammar/grammar\\.', 'node_modules/(?:make-plural|@messageformat)/',
].join('|'));

/** The modules that games share. */
const OF_RULES = /packages\/rules\/src\/(?:kernel|shared)\//;

/**
 * The chunk groups: many small files would be larger in total than a few. A module's group depends on the entry points of the app
 * that import it statically. As a result, lazily loaded modules stay out of all groups, no matter how many entry points share them.
 * The bundler splits the rest.
 */
export const CHUNKS: readonly ChunkGroup[] = [
  { debugName: 'common', name: ofEveryPage, priority: 6 },
  { name: 'home', test: OF_HOME, priority: 5 },
  // The drawing of a Spanish pack: one chunk for its few parts that appear together, as on the home page.
  { name: 'spanish', test: /\/src\/cards\/Spanish(?:Emblem|Index|Symbol)\.tsx$/, priority: 4 },
  // The players' names and badges, for a table and where they are chosen.
  { name: 'calls', test: /\/src\/ui\/(?:turnTone|notice)\./, priority: 4 },
  // A group includes the imports of its files, except those in a group above. For that reason, the parts of every table come first.
  { debugName: 'table, rules', name: ofEveryTable, priority: 3 },
  { debugName: 'tricks, melds', name: ofKindOfGame, priority: 2 },
  // The form controls of preferences and of a game's options.
  { name: 'forms', test: /\/src\/ui\/forms\//, priority: 1 },
];

/** Returns the chunk of a module that every page or the home page needs, or null for other modules. */
function ofEveryPage(id: string, graph: ModuleGraph): string | null {
  if (SHEET_OF_PART.test(id) || IN_EVERY_PAGE.test(id)) return 'common';
  const { app, home } = startsOf(graph);
  return isPart(id) && (app.has(id) || home.has(id)) ? 'common' : null;
}

/** Returns the chunk of a module that a table loads before its game, or that games of both kinds share. Null for other modules. */
function ofEveryTable(id: string, graph: ModuleGraph): string | null {
  if (!isPart(id)) return null;
  if (startsOf(graph).table.has(id)) return 'table';
  const { tricks, others } = gamesWith(id, graph);
  if (OF_RULES.test(id)) return tricks > 0 === others > 0 ? 'rules' : null;
  return tricks > 0 && others > 0 ? 'table' : null;
}

/**
 * Returns the chunk of a module that several games of one kind share: trick-taking games, or all others. Null for other modules.
 */
function ofKindOfGame(id: string, graph: ModuleGraph): string | null {
  if (!isPart(id)) return null;
  const { tricks, others } = gamesWith(id, graph);
  if (tricks > 1) return 'tricks';
  return others > 1 ? 'melds' : null;
}

/** Returns how many games of each kind import a module. */
function gamesWith(id: string, graph: ModuleGraph): { readonly tricks: number; readonly others: number } {
  const { tricks, others } = startsOf(graph);
  return { tricks: tricks.filter((game) => game.has(id)).length, others: others.filter((game) => game.has(id)).length };
}

/** Returns whether a module is neither a page, nor a game's own, nor a style sheet of all pages. */
function isPart(id: string): boolean {
  return !PAGE.test(id) && !OF_GAME.test(id) && !id.endsWith('.css');
}

/** The chunks that every page has loaded before it requests more. */
const LOADED = /\/(?:index|common|rolldown-runtime)-[^/]+$/;

/** A chunk of messages, which has no imports. */
const MESSAGES = new RegExp(`/(?:${LANGUAGES.join('|')})-[^/]+$`);

/**
 * The preloads beside a lazily loaded file: all its imports that are not loaded yet. The requests then need not wait until those
 * imports are known. Browsers without preloading load the same files a moment later.
 */
export const PRELOADED: Extract<BuildOptions['modulePreload'], object> = {
  polyfill: false,
  resolveDependencies: (file, imports, { hostType }) => {
    if (hostType === 'html') return imports;
    return MESSAGES.test(file) ? [] : imports.filter((name) => !LOADED.test(name));
  },
};
