import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { packageOf } from './staging.ts';

const packageSchema = z.looseObject({ version: z.string(), scripts: z.record(z.string(), z.string()) });

it('a release’s package.json starts the built server, has every command, and has no dependencies', () => {
  const own = packageSchema.parse(JSON.parse(packageOf(readFileSync('package.json', 'utf8'), '1.0.0')));
  expect(own).toMatchObject({ version: '1.0.0', type: 'module', license: 'MIT' });
  expect(own).not.toHaveProperty('dependencies');
  expect(own).not.toHaveProperty('devDependencies');
  expect(own.scripts['start']).toMatch(/^node --min-semi-space-size=64 .* apps\/server\/dist\/main\.js$/);
  const files = Object.values(own.scripts).map((script) => /(\w[\w-]*)\.js$/.exec(script)?.[1] ?? '');
  const sources = files.map((name) => (name === 'main' ? 'main.ts' : join('commands', `${name}.ts`)));
  expect(sources.filter((source) => !existsSync(join('apps/server/src', source)))).toEqual([]);
});
