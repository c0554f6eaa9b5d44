import { defineConfig } from 'vite';

/** Bundles the bench as the server is bundled, so that it measures the code that runs. */
export default defineConfig({
  root: import.meta.dirname,
  build: { ssr: 'main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: [/^@chinwag\//] },
});
