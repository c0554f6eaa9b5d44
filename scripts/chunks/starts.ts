import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The module graph of the bundler. */
export type ModuleGraph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** The modules that each entry point of the app imports statically, directly or not. */
export interface Starts {
  /** The modules that every page imports. */
  readonly app: ReadonlySet<string>;
  readonly home: ReadonlySet<string>;
  /** The modules that the tables of every game import. */
  readonly table: ReadonlySet<string>;
  /** The modules that the screen and rules of each trick-taking game import. */
  readonly tricks: readonly ReadonlySet<string>[];
  /** The modules that the screen and rules of each other game import. */
  readonly others: readonly ReadonlySet<string>[];
}

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'apps/web/src');
const RULES = join(ROOT, 'packages/rules/src/games');

/** The component whose import identifies a trick-taking game. */
const TRICK = join(WEB, 'board/Trick.tsx');

/** A barrel file, which only re-exports modules. The modules that its importers use are unknown here. */
const PASSES_ON = /\/packages\/\w+\/src\/(?:\w+\/)?index\.ts$/;

const known = new WeakMap<ModuleGraph, Starts>();

/** Returns the modules that each entry point imports. */
export function startsOf(graph: ModuleGraph): Starts {
  const starts = known.get(graph) ?? findStarts(graph);
  known.set(graph, starts);
  return starts;
}

function findStarts(graph: ModuleGraph): Starts {
  const from = (...files: readonly string[]): ReadonlySet<string> => importedFrom(files, graph);
  const games = readdirSync(RULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const reached = games.map(({ name }) => from(join(WEB, 'games', name, 'screen.ts'), join(RULES, name, 'index.ts')));
  return {
    app: from(join(WEB, 'app/main.tsx')),
    home: from(join(WEB, 'pages/HomePage.tsx')),
    table: from(join(WEB, 'table/Table.tsx'), join(WEB, 'table/PracticeTable.tsx')),
    tricks: reached.filter((modules) => modules.has(TRICK)),
    others: reached.filter((modules) => !modules.has(TRICK)),
  };
}

/** Returns modules and all modules that they import. */
function importedFrom(files: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set(files);
  // Modules added during the loop are visited as well.
  for (const id of modules) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!PASSES_ON.test(imported)) modules.add(imported);
    }
  }
  return modules;
}
