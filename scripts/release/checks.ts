/** What is looked at before a release is made. */
export interface ReleaseState {
  /** The version that is asked for. */
  readonly version: string;
  /** What `git status --porcelain` says. */
  readonly status: string;
  readonly changelog: string;
  /** The version that each package which carries that of the release has, by the path of its file. */
  readonly packages: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

const VERSION = /^\d+\.\d+\.\d+(?:-[\da-z.-]+)?$/;

/** The name of the tag of a version. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/** Why a release cannot be made, each in a sentence that says what to do; none if it can. */
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

/** What the changelog says of a version; null where it has no part about it, or one without a date. */
export function sectionOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`[${version}] - `));
  return part !== undefined && /^\[[^\]]+\] - \d{4}-\d{2}-\d{2}\n/.test(part) ? part : null;
}
