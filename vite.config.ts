import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Builds and serves the browser app; also tells Vitest where the unit tests are. */
export default defineConfig({
  root: 'apps/web',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  server: { proxy: { '/api': 'http://localhost:2570', '/matchmake': 'http://localhost:2570' } },
  test: {
    root: '.',
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
