import { defineConfig } from 'vite';

/** Bundles the bench and what it starts: the probe, and the baseline. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'main.ts', probe: 'probe.ts', 'bare-room': 'bare-room.ts' },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@chinwag\//] },
});
