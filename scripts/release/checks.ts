/** The state that is checked before a release. */
export interface ReleaseState {
  /** The requested version. */
  readonly version: string;
  /** The output of `git status --porcelain`. */
  readonly status: string;
  readonly changelog: string;
  /** The version in each package file that must have the release's version, by path. */
  readonly packages: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

const VERSION = /^\d+\.\d+\.\d+(?:-[\da-z.-]+)?$/;

/** Returns the tag name of a version. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/**
 * Returns one sentence for each reason why a release cannot be made, with what to do. The list is empty if the release can be made.
 */
export function faultsOf({ version, status, changelog, packages, tags }: ReleaseState): readonly string[] {
  if (!VERSION.test(version)) return [`"${version}" is no version. Name one like this: npm run release -- 1.0.0`];
  const faults: string[] = [];
  if (status.trim() !== '') faults.push('Not everything is committed. Commit it first, or put it away.');
  if (tags.includes(tagOf(version))) faults.push(`There is a tag ${tagOf(version)} already. Choose a newer version.`);
  for (const [path, has] of Object.entries(packages)) {
    if (has !== version) faults.push(`${path} has the version ${has}. Set it to ${version}, run npm install, and commit that.`);
  }
  const section = sectionOf(changelog, version);
  if (section === null) {
    faults.push(`CHANGELOG.md has no part "## [${version}] - YYYY-MM-DD". Give what is under "Unreleased" that heading.`);
  } else if (!/^- /m.test(section)) {
    faults.push(`The part of CHANGELOG.md about ${version} says nothing.`);
  } else if (!section.includes('continue')) {
    faults.push(`The part of CHANGELOG.md about ${version} does not say from which versions games continue.`);
  }
  return faults;
}

/** Returns the changelog's section for a version. Returns null if there is none or it has no date. */
export function sectionOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`[${version}] - `));
  return part !== undefined && /^\[[^\]]+\] - \d{4}-\d{2}-\d{2}\n/.test(part) ? part : null;
}
