import * as z from 'zod/mini';

const lockedSchema = z.object({
  version: z.optional(z.string()),
  /** The package's name, if it differs from the install path. */
  name: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
  os: z.optional(z.array(z.string())),
  cpu: z.optional(z.array(z.string())),
});
const lockfileSchema = z.object({ packages: z.record(z.string(), lockedSchema) });

/** A package as pinned in the lockfile. */
export interface LockedPackage {
  /** The install path of the package: `node_modules/libsql`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** The digest of the package's archive, as `sha512-…`. */
  readonly integrity: string;
  readonly license: string | null;
  /** Whether the package is a development dependency. */
  readonly isDevelopment: boolean;
  /** The supported operating systems and CPUs, or null for all. */
  readonly os: readonly string[] | null;
  readonly cpu: readonly string[] | null;
}

/**
 * Returns the third-party packages pinned in a lockfile. Throws if a package has no digest, because its archive could not be
 * verified.
 */
export function lockedPackages(text: string): readonly LockedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, locked]): readonly LockedPackage[] => {
    const [, called] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (called === undefined || locked.link === true) return [];
    const { name = called, version, integrity, license = null, dev = false, devOptional = false, os = null, cpu = null } = locked;
    if (version === undefined || integrity === undefined) throw new Error(`the lockfile pins no archive for ${path}`);
    return [{ path, name, version, integrity, license, isDevelopment: dev || devOptional, os, cpu }];
  });
}
