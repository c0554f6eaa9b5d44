import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { billOfMaterials, bundledPackages, type ReleaseAbout } from './bom.ts';
import { putPackage, runtimePackages } from './installed.ts';
import { lockedPackages } from './lockfile.ts';

/** The parts of a build that a release contains unchanged. */
const AS_IT_IS = [
  'apps/server/dist', 'apps/web/dist', 'package-lock.json', 'LICENSE', 'README.md', 'CHANGELOG.md', 'docs/operating.md',
  'docs/operating', 'docs/SECURITY.md', 'docs/fairness.md',
];

/** The licence files of the bundles. */
const LICENCES = ['apps/server/dist/licences.md', 'apps/web/dist/licences.md'];

/** The commands of a release, each a file of the production build. */
const COMMANDS = ['admin', 'backup', 'restore', 'move', 'note-restore'];

const packageSchema = z.object({
  name: z.string(),
  license: z.string(),
  type: z.string(),
  engines: z.record(z.string(), z.string()),
  scripts: z.object({ start: z.string() }),
});

/** Returns the name of a version's release archive. */
export function releaseName(version: string): string {
  return `chinwag-${version}`;
}

/** Checks out a commit into a separate folder, and installs and builds it there. Throws if a step fails. */
export function buildCopy(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const run = (...args: readonly string[]): void => {
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('ci', '--no-audit', '--no-fund', '--prefer-offline');
  run('run', 'build');
}

/** Copies all parts of a release from a build to a folder in `stage`, named after the release. Returns that folder. */
export function stageRelease(built: string, stage: string, about: ReleaseAbout): string {
  const folder = join(stage, releaseName(about.version));
  for (const path of AS_IT_IS) cpSync(join(built, path), join(folder, path), { recursive: true });
  const locked = lockedPackages(readFileSync(join(built, 'package-lock.json'), 'utf8'));
  const runtime = runtimePackages(locked);
  for (const one of runtime) putPackage(one, folder, join(stage, 'downloads'));
  const has = new Set(runtime.map(({ name, version }) => `${name}@${version}`));
  for (const path of LICENCES) for (const id of bundledPackages(readFileSync(join(built, path), 'utf8'))) has.add(id);
  const foreign = new Set([...has].filter((id) => !id.startsWith('@chinwag/')));
  writeFileSync(join(folder, 'bom.cdx.json'), billOfMaterials(about, locked, foreign));
  writeFileSync(join(folder, 'package.json'), packageOf(readFileSync(join(built, 'package.json'), 'utf8'), about.version));
  return folder;
}

/** Returns the package.json of a release, which installs nothing and starts the build. */
export function packageOf(repository: string, version: string): string {
  const { name, license, type, engines, scripts } = packageSchema.parse(JSON.parse(repository));
  const start = scripts.start.replace('scripts/start.mjs', 'apps/server/dist/main.js');
  const commands = COMMANDS.map((command) => [command, `node apps/server/dist/${command}.js`]);
  const own = { name, version, private: true, license, type, engines, scripts: { start, ...Object.fromEntries(commands) } };
  return `${JSON.stringify(own, null, 2)}\n`;
}
