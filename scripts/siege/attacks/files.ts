import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack } from '../attack.ts';
import { pipelines } from './pipelines.ts';

const ASSETS = 'apps/web/dist/assets';

/** Returns the path of the largest file of the built app. */
function largestFile(): string {
  const files = readdirSync(ASSETS).filter((name) => !/\.(?:br|gz)$/.test(name));
  const bySize = files.toSorted((a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size);
  return `/assets/${bySize[0]}`;
}

/** Returns an attack that downloads the largest file on two hundred connections from one address. */
export function largestFileAttack(answers: 'read' | 'unread'): Attack {
  return (target) => pipelines({ path: largestFile(), from: '203.0.113.9', connections: 200, pipelined: 8, answers })(target);
}

/** Requests many ranges of the largest file, and ranges beyond its end. */
export const rangesAttack: Attack = (target) =>
  pipelines({
    path: largestFile(), from: '203.0.113.9', connections: 50, pipelined: 8, answers: 'read',
    headers: `range: bytes=0-0${',1-2'.repeat(200)},${2 ** 40}-\r\n`,
  })(target);
