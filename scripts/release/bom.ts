import type { LockedPackage } from './lockfile.ts';

/** The release that a bill of materials describes. */
export interface ReleaseAbout {
  readonly version: string;
  /** The commit date of the sources, in ms since the Unix epoch. */
  readonly committedAt: number;
}

const BUNDLED = /^## (@?[^\s@]+(?:\/[^\s@]+)?) - (\S+) \(/gm;

/** Returns the packages bundled in a build, each as `name@version`, according to the build's licence file. */
export function bundledPackages(licences: string): ReadonlySet<string> {
  return new Set([...licences.matchAll(BUNDLED)].map(([, name, version]) => `${name}@${version}`));
}

/**
 * Returns the software bill of materials of a release, as CycloneDX 1.5 JSON. The bill lists each package, bundled or installed,
 * with the digest of its archive. Throws if a bundled package is not pinned in the lockfile.
 */
export function billOfMaterials(
  { version, committedAt }: ReleaseAbout,
  locked: readonly LockedPackage[],
  has: ReadonlySet<string>,
): string {
  const pinned = new Map(locked.map((one) => [`${one.name}@${one.version}`, one]));
  const components = [...has].toSorted().map((id) => {
    const found = pinned.get(id);
    if (found === undefined) throw new Error(`the lockfile does not pin ${id}`);
    return componentOf(found);
  });
  const self = `pkg:npm/chinwag@${version}`;
  const application = { type: 'application', 'bom-ref': self, name: 'chinwag', version, ...licensed('MIT') };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: new Date(committedAt).toISOString(), component: application },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function componentOf({ name, version, integrity, license }: LockedPackage): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', digest = ''] = integrity.split('-');
  const hash = { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
  return {
    type: 'library', 'bom-ref': purl, name, version, purl, hashes: [hash], ...(license === null ? {} : licensed(license)),
  };
}

function licensed(license: string): object {
  return { licenses: [/ (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }] };
}
