import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../e2e/free-port.ts';
import { gone } from '../testing/running.ts';
import { StandIn } from '../testing/stand-in.ts';

const BENCH = fileURLToPath(new URL('../bench.mjs', import.meta.url));

/** Stubs that report when they are run. The bench itself starts a server and waits for it. */
const PROGRAMS = { npm: '', vite: '', tsx: 'node apps/server/dist/main.js & wait' };

let standIn: StandIn;
beforeEach(() => {
  standIn = new StandIn();
  mkdirSync(join(standIn.folder, 'bin'));
  for (const [name, does] of Object.entries(PROGRAMS)) {
    writeFileSync(join(standIn.folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> ran\n${does}\n`, { mode: 0o755 });
  }
  mkdirSync(join(standIn.folder, 'scripts'));
  const says = `import { appendFileSync } from 'node:fs'; appendFileSync('ran', 'browser\\n');`;
  writeFileSync(join(standIn.folder, 'scripts/browser.mjs'), `${says} process.exitCode = Number(process.env.NO_BROWSER ?? 0);`);
});
afterEach(() => standIn.remove());

async function begin(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const PATH = `${join(standIn.folder, 'bin')}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, PORT: String(await freePort()), ...variables };
  return spawn(process.execPath, [BENCH, ...args], { cwd: standIn.folder, env, stdio: 'ignore' });
}

function ran(): string {
  const file = join(standIn.folder, 'ran');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

describe.skipIf(process.platform === 'win32')('a benchmark', () => {
  it('finds its browser and builds before it measures, and leaves no process running when stopped', async () => {
    const bench = await begin(['motion', 'chinaso']);
    const exited = once(bench, 'exit');
    const servers = await standIn.servers(1);
    expect(ran()).toBe('browser\nnpm run build\ntsx scripts/bench/motion.ts chinaso\n');
    bench.kill('SIGTERM');
    expect(await exited).toEqual([143, null]);
    await gone(servers);
  });

  it('fails without a browser before it builds anything', async () => {
    expect(await once(await begin(['figures'], { NO_BROWSER: '1' }), 'exit')).toEqual([1, null]);
    expect(ran()).toBe('browser\n');
  });

  it('with an unknown name is refused', async () => {
    expect(await once(await begin(['speed']), 'exit')).toEqual([1, null]);
    expect(ran()).toBe('');
  });
});
