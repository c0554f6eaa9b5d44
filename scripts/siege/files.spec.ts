import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { UndisturbedTable } from '../../apps/server/src/tests/support/undisturbed-table.ts';
import { percentile } from '../bench-server/driving.ts';
import { type BuiltApp, openBuiltApp } from './built-app.ts';

const MEGABYTE = 1024 * 1024;
/** The most memory that one address may take, as docs/operating.md says. */
const MOST_MEMORY = 200 * MEGABYTE;
/** How many times as long the friends may wait. */
const SLOWER = 3;
/**
 * What a move may well take on a machine that does much else beside, in ms. On a quiet one it takes three: three times that is less
 * than one turn of another process, and the attacker is one here, on the same two cores.
 */
const BRISK = 30;
/** How long each attack is, in seconds: `SIEGE_SECONDS=60 npm run siege` for a minute. */
const SECONDS = Number(process.env['SIEGE_SECONDS'] ?? 10);

const ASSETS = 'apps/web/dist/assets';

/** The path of the largest file of the built app. */
function largest(): string {
  const files = readdirSync(ASSETS).filter((name) => !/\.(?:br|gz)$/.test(name));
  const bySize = files.toSorted((a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size);
  return `/assets/${bySize[0]}`;
}

const after = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Asks without waiting from one address, for so long; resolves with how many answers of each status were read. */
async function attack({ url }: BuiltApp, isRead: boolean): Promise<Readonly<Record<string, number>>> {
  const attacked = { port: Number(new URL(url).port), path: largest(), from: '203.0.113.9' };
  const workerData = { ...attacked, connections: 200, pipelined: 8, isRead };
  const thread = new Worker(new URL('./pipelines.mjs', import.meta.url), { workerData });
  await after(SECONDS);
  thread.postMessage('end');
  const [answers] = await once(thread, 'message');
  return answers as Readonly<Record<string, number>>;
}

const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
const inMB = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
const p95 = (times: readonly number[]): number => percentile(times, 95);

// The peak is read in /proc, which only Linux has.
it.skipIf(process.platform !== 'linux').each([
  ['read', true],
  ['left unread', false],
])('one address that asks for the largest file on 200 connections at once, all of it %s, takes little memory, and friends play on',
  { timeout: (SECONDS + 60) * 1000 },
  async (name, isRead) => {
    const app = await openBuiltApp();
    try {
      const friends = await UndisturbedTable.sitDown(app.url);
      const before = await friends.playWhile(after(5));
      const memory = app.memory();
      app.peakMemory();
      const attacking = attack(app, isRead);
      const [during, answers] = await Promise.all([friends.playWhile(attacking), attacking]);
      const peak = app.peakMemory() - memory;
      console.log(`${name}: friends’ p95 ${inMs(p95(before))} before, ${inMs(p95(during))} during; memory ${inMB(memory)}, at most`,
        `${inMB(peak)} more; ${during.length} moves; answers read ${JSON.stringify(answers)}`);
      expect(await friends.seatsAstray()).toEqual([]);
      expect(peak).toBeLessThan(MOST_MEMORY);
      expect(p95(during)).toBeLessThan(SLOWER * Math.max(p95(before), BRISK));
    } finally {
      await app.close();
    }
  },
);
