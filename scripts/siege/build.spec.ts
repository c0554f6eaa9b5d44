import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = 'apps/web/dist';

it('every script and style of the built app of at least a kilobyte has compressed copies', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:css|js)$/.test(name));
  const large = files.filter((name) => statSync(join(APP, name)).size >= 1024);
  expect(large.length).toBeGreaterThan(100);
  expect(large.filter((name) => !['.br', '.gz'].every((suffix) => existsSync(join(APP, name + suffix))))).toEqual([]);
});

it('the service worker stores no file twice, because it does not list compressed copies', () => {
  const worker = readFileSync(join(APP, 'sw.js'), 'utf8');
  expect(worker).toContain('manifest.webmanifest');
  expect(worker).not.toMatch(/\.(?:br|gz)\b/);
});
