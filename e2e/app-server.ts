import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { end, start, temporaryFolder } from '../scripts/child-processes.mjs';
import { freePort } from './free-port.ts';

/** The production build of the server in a separate process, with a store that outlives the process until the test is over. */
export class AppServer {
  readonly url: string;
  private process: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly data: ReturnType<typeof temporaryFolder>,
    private readonly timeScale: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /**
   * Starts a server whose clocks and grace periods run `timeScale` times as fast, with these additional settings. Resolves with the
   * server. Rejects if it does not start.
   */
  static async open(timeScale = 1, settings: Readonly<Record<string, string>> = {}): Promise<AppServer> {
    const server = new AppServer(await freePort(), temporaryFolder('e2e'), timeScale, settings);
    await server.start();
    return server;
  }

  /** Starts the server from the build in a folder. Resolves when the server answers. Rejects if it exits before that. */
  async start(build = '.'): Promise<void> {
    const child = start(process.execPath, [join(build, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.data.path,
        NODE_ENV: 'production',
        BOT_MOVE_MS: '20',
        // Friends who play over connections are faster than human hands.
        MESSAGES_PER_SECOND: '1000',
        MS_PER_GUEST: '1000+1000/s',
        TIME_SCALE: String(this.timeScale),
        ...this.settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.process = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`);
      const healthy = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false);
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Kills the server at once, as a power cut would. */
  async kill(): Promise<void> {
    if (this.process !== null) await end(this.process);
  }

  async close(): Promise<void> {
    await this.kill();
    this.data.remove();
  }
}

/** A fixture: a server for each test, closed afterwards. Its clocks and grace periods run `timeScale` times as fast. */
export const test = base.extend<{ timeScale: number; server: AppServer }>({
  timeScale: [1, { option: true }],
  server: async ({ browser, timeScale }, use) => {
    const server = await AppServer.open(timeScale);
    await use(server);
    // Open pages would try to reconnect, which would slow down every later test.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.close();
  },
});
export { expect } from '@playwright/test';
