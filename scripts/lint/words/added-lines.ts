import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';

/**
 * Returns the lines added since the last commit, or by that commit if nothing has changed since, as `path:line`. The set is empty
 * without git. The lines only affect the order of the findings.
 */
export function addedLines(): ReadonlySet<string> {
  const unsaved = [...changedSince('HEAD'), ...inNewFiles()];
  return new Set(unsaved.length > 0 ? unsaved : changedSince('HEAD~1'));
}

function changedSince(commit: string): readonly string[] {
  return linesOfDiff(git('diff', '--unified=0', '--no-color', '--no-ext-diff', commit));
}

/** Returns the added lines of a diff without context. */
export function linesOfDiff(diff: string): readonly string[] {
  let path = '';
  return diff.split('\n').flatMap((line) => {
    path = /^\+\+\+ b\/(.+)$/u.exec(line)?.[1] ?? path;
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/u.exec(line) ?? [];
    return from === undefined ? [] : Array.from({ length: Number(count) }, (_, k) => `${path}:${Number(from) + k}`);
  });
}

function inNewFiles(): readonly string[] {
  const paths = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  // git also lists symbolic links, which may lead to a folder
  return paths.filter((path) => lstatSync(path).isFile()).flatMap((path) =>
    [...readFileSync(path, 'utf8').split('\n').keys()].map((line) => `${path}:${line + 1}`),
  );
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}
