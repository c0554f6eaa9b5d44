import { defineConfig } from 'vite';

/**
 * Bundles the bench and the store's thread in the same way as the server. The bench then measures the code that runs in production.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'main.ts', 'store-thread': '../../apps/server/src/store/store-thread.ts' },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['libsql', '@playwright/test'] },
});
