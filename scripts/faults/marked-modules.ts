import { resolve } from 'node:path';
import type { DevEnvironment, Plugin } from 'vite';
import type { Fault } from './fault.ts';

/** The mark of this run's modules, which no other run has. It identifies the mutation made in them. */
type FaultMark = 'faulty' | 'sound';

const MARK = /\?(faulty|sound)=(\d+)$/;

/** Loads the app's messages before a test uses them. */
const SPOKEN = resolve('apps/web/src/language/testing-setup.ts');

/** Returns the path of the test module for a mutation of this number, loaded for this run alone. */
export function markedTest({ tests }: Fault, number: number, mark: FaultMark): string {
  return `${resolve(tests)}?${mark}=${number}`;
}

/**
 * Returns a plugin that makes mutations as modules are loaded, without changing files. The plugin reloads a mutated module, and
 * each module between it and its test, under a marked name. Runs share all other modules.
 */
export function markedModules(faults: readonly Fault[]): Plugin {
  const importers = new Map<string, Promise<ReadonlySet<string>>>();

  function importersOf(environment: DevEnvironment, { file, tests }: Fault): Promise<ReadonlySet<string>> {
    const key = `${environment.name} ${file} ${tests}`;
    const found = importers.get(key) ?? findImporters(environment, resolve(file), resolve(tests));
    importers.set(key, found);
    return found;
  }

  return {
    name: 'faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [mark, kind, number] = MARK.exec(importer ?? '') ?? [];
      const fault = faults[Number(number)];
      if (importer === undefined || mark === undefined || fault === undefined || MARK.test(source)) return null;
      const module = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
      if (module === null || this.environment.mode !== 'dev') return module;
      if (module.id === SPOKEN) return module.id + mark;
      const isAffected = kind === 'faulty' && (await importersOf(this.environment, fault)).has(module.id);
      return isAffected ? module.id + mark : module;
    },
    transform(code, id) {
      const [, kind, number] = MARK.exec(id) ?? [];
      const fault = faults[Number(number)];
      if (fault === undefined) return null;
      const path = id.replace(MARK, '');
      if (kind === 'faulty' && path === resolve(fault.file)) return code.replace(fault.replaced, () => fault.by);
      const speaks = fault.tests.startsWith('apps/web/') && path === resolve(fault.tests);
      return speaks ? `import ${JSON.stringify(SPOKEN)};${code}` : null;
    },
  };
}

/** Resolves with a file and all its direct and indirect importers, among the imports of a test. */
async function findImporters(environment: DevEnvironment, file: string, test: string): Promise<ReadonlySet<string>> {
  const modules = new Set([test]);
  for (const id of modules) {
    await environment.transformRequest(id);
    for (const { id: imported } of environment.moduleGraph.getModuleById(id)?.importedModules ?? []) {
      if (imported !== null && isOurs(imported)) modules.add(imported);
    }
  }
  const found = new Set([file]);
  for (const id of found) {
    for (const { id: importer } of environment.moduleGraph.getModuleById(id)?.importers ?? []) {
      if (importer !== null && modules.has(importer)) found.add(importer);
    }
  }
  return found;
}

function isOurs(id: string): boolean {
  return /\.(tsx?|mjs)$/.test(id) && !id.includes('/node_modules/');
}
