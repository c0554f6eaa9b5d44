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

/** Loads the app's English texts before a test needs them. */
const SPOKEN = ['apps/web/src/language/testing-setup.ts'];

/** Also loads the icons, as every screen does. A part that waits for an icon does not show updates in the meantime. */
const WITH_ICONS = [...SPOKEN, 'apps/web/src/ui/testing/icons-setup.ts'];

/** The server tests that open nothing: pure functions, and tables with simulated clocks, stores and connections. */
const SIMULATED = [
  'apps/server/src/*.test.ts',
  'apps/server/src/{identity,table}/**/*.test.ts',
  'apps/server/src/pages/{request-address,heads,template}.test.ts',
  'apps/server/src/tests/{card-search,leaks,simulation,stalls,talk,watching}.test.ts',
];

/** The server tests that replace the global WebSocket, or start and end processes and threads. */
const ALONE = ['apps/server/src/bots/**/*.test.ts', 'apps/server/src/tests/{backup,main,secrecy,watched-games,wire}.test.ts'];

/** The tests that need PostgreSQL, which their setup starts if it is installed. */
const WITH_SERVICES = ['apps/server/src/store/**/*.test.ts', 'apps/server/src/tests/{cluster,crash,database}*.test.ts'];

/** The server tests that do not run together with the others. */
const NOT_TOGETHER = [...SIMULATED, ...ALONE, ...WITH_SERVICES];

/** Builds and serves the browser app, and configures Vitest's unit tests. */
export default defineConfig({
  root: 'apps/web',
  // The same build works at any path: in the server's pages, and in a folder of any web host.
  base: './',
  plugins: [
    react(), messages(), firstSight(), styleInside(), scriptsLast(), withoutUnused(), withReactsOwnHook(), staticCopy(), offline(),
    compression(),
  ],
  build: {
    outDir: 'dist', emptyOutDir: true, target: 'es2023', license: { fileName: 'licences.md' },
    // The page's import map has each changed file's new name. Files that import it keep their names, and stay cached.
    chunkImportMap: true,
    modulePreload: PRELOADED,
    rolldownOptions: {
      input: { index: 'apps/web/index.html', sw: 'apps/web/src/app/offline/serviceWorker.ts' },
      output: {
        codeSplitting: { groups: [...CHUNKS] },
        // Browsers look for a new service worker under this name. Its scope is the folder of this file, which has the pages.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        // Short digests, because a digest does not compress, and files contain each other's names.
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
    // Colyseus's client logs to the console when its server is gone, even after that test has ended.
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
          // Loading the code again for every file would take longer than all these tests.
          pool: 'threads',
          isolate: false,
        },
      },
      // Tests that need a window run together, because a change of environment loads the code again.
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['apps/web/src/**/*.test.tsx', ...HOOKS],
          setupFiles: WITH_ICONS,
          pool: 'threads',
          isolate: false,
          // A test with many cases uses this number to select some.
          env: { COMMIT: String(commitNumber()) },
        },
      },
      // Tests with a server that listens to sockets. Many of them can run one after the other in a process.
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
