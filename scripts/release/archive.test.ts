import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../child-processes.mjs';
import { pack } from './archive.ts';

const MOMENT = Date.UTC(2026, 11, 1);

function digestOf(names: readonly string[], at: number): string {
  const folder = temporaryFolder('archive');
  const inside = join(folder.path, 'chinwag-1.0.0');
  mkdirSync(inside);
  for (const name of names) {
    writeFileSync(join(inside, name), `this is ${name}`, { mode: 0o600 });
    utimesSync(join(inside, name), at, at);
  }
  const digest = pack(inside, join(folder.path, 'x.tar.gz'), MOMENT);
  folder.remove();
  return digest;
}

it('an archive has the same bytes regardless of when, where and in which order its files were written', () => {
  expect(digestOf(['a', 'b'], 1_000)).toBe(digestOf(['b', 'a'], 2_000_000));
});

it('an archive has different bytes if a file differs', () => {
  expect(digestOf(['a', 'b'], 1_000)).not.toBe(digestOf(['a', 'c'], 1_000));
});
