import * as z from 'zod/mini';

const lockedSchema = z.object({
  version: z.optional(z.string()),
  /** What it is called, where it lies under another name. */
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

/** A package as the lockfile pins it. */
export interface LockedPackage {
  /** Where it lies: `node_modules/libsql`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** A digest of the archive it comes in, as `sha512-…`. */
  readonly integrity: string;
  readonly license: string | null;
  /** Whether it is needed to build or to test alone. */
  readonly isDevelopment: boolean;
  /** The systems and processors it is for; null for all. */
  readonly os: readonly string[] | null;
  readonly cpu: readonly string[] | null;
}

/** The packages of others that a lockfile pins. Throws for one that has no digest: nobody could know whether it is that. */
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
