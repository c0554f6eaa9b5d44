import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { lighter } from './plugin.ts';
import { inputsFor } from './testing/inputs.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');

/** The files of a package that make schemas. */
function filesWithSchemas(name: string): readonly string[] {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'zod/mini'"));
}

/** What can be compared: something that reads an unknown input. */
type ParsingSchema = Pick<z.ZodMiniType, 'safeParse'>;
type Module = Readonly<Record<string, unknown>>;

/** The schemas that a module gives, by their names; and those of its requests. */
function schemasOf(module: Module, inside = ''): ReadonlyMap<string, ParsingSchema> {
  const named = Object.entries(module).flatMap(([name, value]): readonly (readonly [string, ParsingSchema])[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('safeParse' in value) return [[inside + name, value as ParsingSchema]];
    return inside === '' && name === 'requestSchemas' ? [...schemasOf(value as Module, `${name}.`)] : [];
  });
  return new Map(named);
}

async function lightly(file: string): Promise<Module> {
  const { apply: _, ...plugin } = lighter();
  const resolve = { noExternal: true } as const;
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: 'warn', plugins: [plugin], resolve });
  return module;
}

const FILES = [...filesWithSchemas('protocol'), ...filesWithSchemas('rules')];

it.each(FILES)('what stands for zod reads as zod does: %s', async (file) => {
  const [real, light] = [schemasOf((await import(file)) as Module), schemasOf(await lightly(file))];
  expect([...light.keys()]).toEqual([...real.keys()]);
  for (const [name, schema] of real) {
    let read = 0;
    for (const input of inputsFor(schema as z.ZodMiniType)) {
      const { success, data } = schema.safeParse(input);
      if (success) read++;
      expect([name, input, light.get(name)?.safeParse(input)]).toEqual([name, input, success ? { success, data } : { success }]);
    }
    expect([name, read]).not.toEqual([name, 0]);
  }
});
