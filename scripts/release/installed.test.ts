import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refuseOther, runtimePackages } from './installed.ts';
import { lockedPackages } from './lockfile.ts';

it('a release contains native packages for amd64 and arm64, and nothing only the build needs', () => {
  const names = runtimePackages(lockedPackages(readFileSync('package-lock.json', 'utf8'))).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    '@libsql/linux-arm64-gnu', '@libsql/linux-x64-gnu', '@neon-rs/load', 'detect-libc', 'libsql',
  ]);
});

it('an archive that differs from the pinned digest is refused', () => {
  const archive = Buffer.from('an archive');
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  expect(() => refuseOther(archive, integrity, 'libsql@1')).not.toThrow();
  expect(() => refuseOther(Buffer.from('another'), integrity, 'libsql@1')).toThrow('libsql@1 is not the archive');
});
