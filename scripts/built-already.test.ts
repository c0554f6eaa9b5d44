import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt } from './built-already.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chinwag-built-'));
  for (const source of ['apps/server/src/main.ts', 'packages/rules/src/deck.ts', 'package-lock.json']) write(source, 1000);
  for (const built of ['apps/server/dist/main.js', 'apps/web/dist/index.html']) write(built, 2000);
  for (const folder of ['apps/server/src', 'packages/rules/src', 'packages/rules', 'packages', 'apps']) at(folder, 1000);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  at(path, seconds);
}

const at = (path: string, seconds: number): void => utimesSync(join(root, path), seconds, seconds);

it('a build is current until one of its sources changes', () => {
  expect(isBuilt(root)).toBe(true);
  for (const source of ['apps/server/src/main.ts', 'packages/rules/src/deck.ts', 'package-lock.json']) {
    at(source, 3000);
    expect(isBuilt(root)).toBe(false);
    at(source, 1000);
  }
  rmSync(join(root, 'packages/rules/src/deck.ts'));
  expect(isBuilt(root)).toBe(false);
});

it('a build with a missing part is not current', () => {
  rmSync(join(root, 'apps/web/dist/index.html'));
  expect(isBuilt(root)).toBe(false);
});
