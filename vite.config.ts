import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://localhost:2567';
/** The addresses of rooms: the server process, then the table's code. */
const ROOMS = '^/[\\w-]{9}/[2-9A-Z]{10}\\?';

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
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
