import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, basename } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The maximum uncompressed size of an archive, in bytes. */
const MOST = 2 ** 30;

/**
 * Packs a folder into a reproducible archive, whose bytes depend on the contents alone. Sorts the names, removes owners, and sets
 * all times to `moment`, in ms since the Unix epoch. Requires GNU tar. Returns the archive's SHA-256. Throws if packing fails.
 */
export function pack(folder: string, archive: string, moment: number): string {
  const tar = execFileSync(
    'tar',
    [
      '--create', '--format=ustar', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX',
      `--mtime=@${Math.floor(moment / 1000)}`, '-C', dirname(folder), basename(folder),
    ],
    { maxBuffer: MOST, env: { ...process.env, LC_ALL: 'C' } },
  );
  const packed = gzipSync(tar, { level: 9 });
  writeFileSync(archive, packed);
  return createHash('sha256').update(packed).digest('hex');
}
