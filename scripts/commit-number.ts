import { execFileSync } from 'node:child_process';

/** Returns a number derived from the current commit, practically unique, or 0 outside a repository. */
export function commitNumber(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).slice(0, 8), 16);
  } catch {
    return 0;
  }
}
