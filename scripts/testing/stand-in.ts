import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { temporaryFolder } from '../child-processes.mjs';
import type { Server } from './running.ts';

const SERVER = fileURLToPath(new URL('./answering-server.mjs', import.meta.url));
const TIMEOUT_MS = 30_000;

/** A folder with a stub in place of the production build, for tests of scripts. */
export class StandIn {
  readonly folder: string;
  readonly remove: () => void;

  constructor() {
    ({ path: this.folder, remove: this.remove } = temporaryFolder('stand-in'));
    cpSync(SERVER, join(this.folder, 'apps/server/dist/main.js'));
  }

  /** Resolves with the servers started in this folder, once there are `count`. Rejects if that takes too long. */
  servers(count: number): Promise<readonly Server[]> {
    return vi.waitFor(() => {
      const files = readdirSync(this.folder).filter((file) => /^server-\d+\.json$/.test(file));
      if (files.length < count) throw new Error(`${files.length} servers were started`);
      return files.map((file) => JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as Server);
    }, TIMEOUT_MS);
  }
}
