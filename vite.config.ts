import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNKS, PRELOADED } from './scripts/chunks/chunks.ts';
import { commitNumber } from './scripts/commit-number.ts';
import { withoutUnused } from './scripts/colyseus-client/plugin.ts';
import { compression } from './scripts/compression/plugin.ts';
import { firstSight } from './scripts/first-sight/plugin.ts';
import { scriptsLast } from './scripts/first-sight/scripts-last.ts';
import { styleInside } from './scripts/first-sight/style-inside.ts';
import { messages } from './scripts/languages/plugin.ts';
import { offline } from './scripts/offline/plugin.ts';
import { staticCopy } from './scripts/static-copy/plugin.ts';
import { withReactsOwnHook } from './scripts/wouter/plugin.ts';

const SERVER = 'http://localhost:2567';
/** The addresses of rooms: the server process, then the table's code. */
const ROOMS = '^/[\\w-]{9}/[2-9A-Z]{10}\\?';

/** The tests of React's hooks, which need a window. */
const HOOKS = ['apps/web/src/**/use[A-Z]*.test.ts'];

/** Loads what the app says in English, before a test asks for it. */
const SPOKEN = ['apps/web/src/language/testing-setup.ts'];

/** Loads the icons as well, as every screen does: a part of it that waits for one shows nothing of what is done meanwhile. */
const WITH_ICONS = [...SPOKEN, 'apps/web/src/ui/testing/icons-setup.ts'];

/** The tests of the server that open nothing: pure functions, and tables with a simulated time, store and lines. */
const SIMULATED = [
  'apps/server/src/*.test.ts',
  'apps/server/src/{identity,table}/**/*.test.ts',
  'apps/server/src/pages/{request-address,heads,template}.test.ts',
  'apps/server/src/tests/{card-search,leaks,simulation,stalls,talk,watching}.test.ts',
];

/** The tests of the server that replace the global WebSocket, or start and end processes and threads. */
const ALONE = ['apps/server/src/bots/**/*.test.ts', 'apps/server/src/tests/{backup,main,secrecy,watched-games,wire}.test.ts'];

/** The tests that need a PostgreSQL, which is started for them where it is installed. */
const WITH_SERVICES = ['apps/server/src/store/**/*.test.ts', 'apps/server/src/tests/{cluster,crash,database}*.test.ts'];

/** The tests of the server that do not run together with the others. */
const NOT_TOGETHER = [...SIMULATED, ...ALONE, ...WITH_SERVICES];

/** Builds and serves the browser app; also tells Vitest where the unit tests are. */
export default defineConfig({
  root: 'apps/web',
  // One build is found under whatever path: by the server's pages, and in a folder of any web space.
  base: './',
  plugins: [
    react(), messages(), firstSight(), styleInside(), scriptsLast(), withoutUnused(), withReactsOwnHook(), staticCopy(), offline(),
    compression(),
  ],
  build: {
    outDir: 'dist', emptyOutDir: true, target: 'es2023', license: { fileName: 'licences.md' },
    // Where a file has changed, the page tells its new name: what imports it keeps its own, and is not loaded again.
    chunkImportMap: true,
    modulePreload: PRELOADED,
    rolldownOptions: {
      input: { index: 'apps/web/index.html', sw: 'apps/web/src/app/offline/serviceWorker.ts' },
      output: {
        codeSplitting: { groups: [...CHUNKS] },
        // The browser asks for it by this name to see whether there is a new one, and it may look after the pages beside it only.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        // Nothing compresses a digest, and files name one another.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': SERVER, '/matchmake': SERVER, [ROOMS]: { target: SERVER, ws: true } } },
  test: {
    root: '.',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
    // Colyseus's client writes to the console when its server is gone, also after the test that was about that.
    onUnhandledError: ({ message }) => !message.includes('Closing rpc while "onUserConsoleLog" was pending'),
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts', ...SIMULATED],
          exclude: HOOKS,
          setupFiles: SPOKEN,
          // Loading the code again for every file took longer than all these tests do.
          pool: 'threads',
          isolate: false,
        },
      },
      // What asks for a window runs together, as a change of surroundings loads the code again.
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['apps/web/src/**/*.test.tsx', ...HOOKS],
          setupFiles: WITH_ICONS,
          pool: 'threads',
          isolate: false,
          // By it a test that has many cases chooses some.
          env: { COMMIT: String(commitNumber()) },
        },
      },
      // A server listens to sockets; many can follow one another in a process.
      {
        extends: true,
        test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], exclude: NOT_TOGETHER, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: { name: 'services', include: WITH_SERVICES, isolate: false, globalSetup: 'scripts/services/for-tests.ts' },
      },
    ],
  },
});
