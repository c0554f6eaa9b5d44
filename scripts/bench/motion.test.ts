import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gone } from '../testing/running.ts';
import { StandIn } from '../testing/stand-in.ts';

const BENCH = fileURLToPath(new URL('./motion.ts', import.meta.url));

let standIn: StandIn;
beforeEach(() => {
  standIn = new StandIn();
});
afterEach(() => standIn.remove());

function begin(variables: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...variables };
  return spawn(process.execPath, ['--import', import.meta.resolve('tsx'), BENCH], { cwd: standIn.folder, env, stdio: 'ignore' });
}

describe('the motion benchmark leaves no server running', () => {
  it('if no browser can be opened', async () => {
    const [code] = await once(begin({ CHROMIUM: process.execPath }), 'exit');
    expect(code).toBe(1);
    await gone(await standIn.servers(1));
  });

  it('if it is stopped while it waits for the server', async () => {
    const bench = begin({ SILENT: '' });
    const exited = once(bench, 'exit');
    const servers = await standIn.servers(1);
    bench.kill('SIGTERM');
    expect(await exited).toEqual([143, null]);
    await gone(servers);
  });
});
