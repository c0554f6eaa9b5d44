import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { end, start, temporaryFolder } from '../scripts/child-processes.mjs';
import { freePort } from './free-port.ts';

/** The built server as a process of its own, with a store that outlives it until the test is over. */
export class House {
  readonly url: string;
  private process: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly data: ReturnType<typeof temporaryFolder>,
    private readonly haste: number,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /** A server whose clocks and graces pass so many times as fast as they should. */
  static async open(haste = 1): Promise<House> {
    const house = new House(await freePort(), temporaryFolder('e2e'), haste);
    await house.start();
    return house;
  }

  /** Starts the server, of the build that lies in this folder, and waits until it answers. */
  async start(build = '.'): Promise<void> {
    const server = start(process.execPath, [join(build, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.data.path,
        NODE_ENV: 'production',
        BOT_MOVE_MS: '20',
        // Friends who are played for by the wire are quicker than hands.
        MESSAGES_PER_SECOND: '1000',
        REQUESTS_PER_GUEST: '1000+1000/s',
        HASTE: String(this.haste),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.process = server;
    for (;;) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} before it answered`);
      const healthy = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false);
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends the server at once, as a power cut would. */
  async kill(): Promise<void> {
    if (this.process !== null) await end(this.process);
  }

  async close(): Promise<void> {
    await this.kill();
    this.data.remove();
  }
}

/** A test with a house of its own, its doors closed when the test is over; `haste` is how fast its clocks and graces pass. */
export const test = base.extend<{ haste: number; house: House }>({
  haste: [1, { option: true }],
  house: async ({ browser, haste }, use) => {
    const house = await House.open(haste);
    await use(house);
    // Pages left open would look for their server, at the cost of every later test.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await house.close();
  },
});
export { expect } from '@playwright/test';
