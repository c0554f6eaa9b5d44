import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials, bundledPackages } from './bom.ts';
import { lockedPackages } from './lockfile.ts';

const LOCKED = lockedPackages(readFileSync('package-lock.json', 'utf8'));
const ABOUT = { version: '1.0.0', committedAt: Date.UTC(2026, 11, 1) };

interface Component {
  readonly name: string;
  readonly purl: string;
  readonly hashes: readonly { readonly content: string }[];
}
interface Bill {
  readonly components: readonly Component[];
}

it('the packages of a build are read from its list of licences', () => {
  const licences = '# Licenses\n\n## @colyseus/core - 0.18.17 (MIT)\n\nMIT\n\n## zod - 4.6.7 (MIT)\n';
  expect([...bundledPackages(licences)]).toEqual(['@colyseus/core@0.18.17', 'zod@4.6.7']);
});

it('the bill of materials contains each package of the release with the digest of its archive', () => {
  const libsql = LOCKED.find(({ name }) => name === 'libsql');
  const has = new Set(LOCKED.filter(({ isDevelopment }) => !isDevelopment).map(({ name, version }) => `${name}@${version}`));
  const bill = JSON.parse(billOfMaterials(ABOUT, LOCKED, has)) as Bill;
  expect(bill.components.map(({ name }) => name)).toContain('@libsql/linux-arm64-gnu');
  const found = bill.components.find(({ name }) => name === 'libsql');
  expect(found?.purl).toBe(`pkg:npm/libsql@${libsql?.version}`);
  const digest = Buffer.from(found?.hashes[0]?.content ?? '', 'hex').toString('base64');
  expect(`sha512-${digest}`).toBe(libsql?.integrity);
});

it('a package whose name differs from its folder is found by its name', () => {
  const sdk = LOCKED.find(({ path }) => path === 'node_modules/colyseus.js');
  expect(sdk?.name).toBe('@colyseus/sdk');
});

it('a package the lockfile does not pin is refused', () => {
  expect(() => billOfMaterials(ABOUT, LOCKED, new Set(['stranger@1.0.0']))).toThrow('does not pin stranger@1.0.0');
});
