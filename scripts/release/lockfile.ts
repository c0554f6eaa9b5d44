import * as z from 'zod/mini';

const lockedSchema = z.object({
  version: z.optional(z.string()),
  /** Its name, if its install path has a different one. */
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
  /** Its install path: `node_modules/libsql`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** The digest of its archive, as `sha512-…`. */
  readonly integrity: string;
  readonly license: string | null;
  /** Whether it is a development dependency. */
  readonly isDevelopment: boolean;
  /** Its supported operating systems and CPUs; null for all. */
  readonly os: readonly string[] | null;
  readonly cpu: readonly string[] | null;
}

/**
 * Returns the third-party packages pinned in a lockfile. Throws if one has no digest, because its archive could not be verified.
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
