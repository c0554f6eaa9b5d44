import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { temporaryFolder } from './child-processes.mjs';
import { pack } from './release/archive.ts';
import { faultsOf, tagOf } from './release/checks.ts';
import { buildCopy, releaseName, stageRelease } from './release/staging.ts';

/**
 * `npm run release -- 1.0.0`: checks whether a version can be released, builds the commit twice, and compares the results. Leaves
 * the archive with its digest in `release/`, and sets the tag locally, which you must push yourself. `--dry-run` sets no tag, and
 * continues after a failed check. `--once` builds once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, once: { type: 'boolean', default: false } },
});
const isDry = values['dry-run'];
const version = positionals[0] ?? '';

/** The package files that contain the version of a release. */
const CARRIERS = ['package.json', 'apps/server/package.json', 'apps/web/package.json'];
const versionSchema = z.object({ version: z.string() });

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });
const faults = faultsOf({
  version,
  status: git('status', '--porcelain'),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  packages: Object.fromEntries(CARRIERS.map((path) => [path, versionSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).version])),
  tags: git('tag', '--list').split('\n'),
});
for (const fault of faults) console.error(fault);
if (faults.length > 0 && !isDry) process.exit(1);

const commit = git('rev-parse', 'HEAD').trim();
const about = { version, committedAt: Number(git('show', '--no-patch', '--format=%ct', commit)) * 1000 };
const archive = `${releaseName(version)}.tar.gz`;
mkdirSync('release', { recursive: true });
const digests = (values.once ? ['one'] : ['one', 'two']).map(build);
if (new Set(digests).size > 1) {
  console.error(`The same source came to two archives: ${digests.join(' and ')}. Nothing is tagged.`);
  process.exit(1);
}
const [digest = ''] = digests;
writeFileSync(join('release', `${archive}.sha256`), `${digest}  ${archive}\n`);
console.log(`release/${archive}  ${digest}${values.once ? '' : ', built twice'}`);
if (!isDry) {
  git('tag', '--annotate', tagOf(version), '--message', `Chinwag ${version}`, commit);
  console.log(`Tagged as ${tagOf(version)}. Publish it: git push origin ${tagOf(version)}`);
}

/** Builds the release in a clean copy. Returns the digest of the result. */
function build(): string {
  const [copy, stage] = [temporaryFolder('release'), temporaryFolder('stage')];
  try {
    buildCopy(commit, copy.path);
    return pack(stageRelease(copy.path, stage.path, about), join('release', archive), about.committedAt);
  } finally {
    copy.remove();
    stage.remove();
  }
}
