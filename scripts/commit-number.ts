import { execFileSync } from 'node:child_process';

/** A number that each commit has of its own, as good as by chance; 0 outside a repository. */
export function commitNumber(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).slice(0, 8), 16);
  } catch {
    return 0;
  }
}
