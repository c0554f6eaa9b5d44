import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://localhost:2567';
/** The addresses of rooms: the server process, then the table's code. */
const ROOMS = '^/[\\w-]{9}/[2-9A-Z]{10}\\?';

/** The tests of React's hooks, which need a window. */
const HOOKS = ['apps/web/src/**/use[A-Z]*.test.ts'];

/** Builds and serves the browser app; also tells Vitest where the unit tests are. */
export default defineConfig({
  root: 'apps/web',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  server: { port: 5173, proxy: { '/api': SERVER, '/matchmake': SERVER, [ROOMS]: { target: SERVER, ws: true } } },
  test: {
    root: '.',
    testTimeout: 60_000,
    silent: 'passed-only',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: HOOKS,
          // Loading the code anew for every file took longer than all these tests do.
          pool: 'threads',
          isolate: false,
        },
      },
      // What asks for a window runs together, as a change of surroundings loads the code anew.
      { extends: true, test: { name: 'screen', include: ['apps/web/src/**/*.test.tsx', ...HOOKS], pool: 'threads', isolate: false } },
      // Here some files listen to sockets, replace the global WebSocket, or end what they started: each has a process of its own.
      { extends: true, test: { name: 'server', include: ['apps/server/src/**/*.test.ts'] } },
    ],
  },
});
