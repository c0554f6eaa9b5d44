import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage } from './lockfile.ts';

/** The machines for whose native packages a release is built: those of the container, amd64 and arm64. */
const MACHINES = { os: 'linux', cpu: ['x64', 'arm64'], withoutMusl: /-musl/ } as const;

/** Returns the runtime packages of a release that its bundles do not contain, for each supported machine. */
export function runtimePackages(locked: readonly LockedPackage[]): readonly LockedPackage[] {
  return locked.filter(({ isDevelopment, name, os, cpu }) => {
    if (isDevelopment || MACHINES.withoutMusl.test(name)) return false;
    const isForMachine = os === null || os.includes(MACHINES.os);
    return isForMachine && (cpu === null || MACHINES.cpu.some((one) => cpu.includes(one)));
  });
}

/** Installs a package into a folder from its archive. Throws if the archive does not match the lockfile. */
export function putPackage({ path, name, version, integrity }: LockedPackage, folder: string, downloads: string): void {
  mkdirSync(downloads, { recursive: true });
  const args = ['pack', `${name}@${version}`, '--silent', '--pack-destination', downloads];
  const packed = execFileSync('npm', args, { encoding: 'utf8' });
  const archive = join(downloads, packed.trim().split('\n').at(-1) ?? '');
  refuseOther(readFileSync(archive), integrity, `${name}@${version}`);
  const place = join(folder, path);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1']);
}

/** Compares an archive with the digest in the lockfile. Throws if they differ. */
export function refuseOther(archive: Buffer, integrity: string, name: string): void {
  const [algorithm = ''] = integrity.split('-');
  const found = `${algorithm}-${createHash(algorithm).update(archive).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name} is not the archive that the lockfile pins`);
}
