import { defineConfig } from 'vite';

/** Bundles the bench and the programs that it starts: the probe, the baseline, and friends. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'main.ts', probe: 'probe.ts', 'bare-room': 'bare-room.ts', friends: 'friends.ts' },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@chinwag\//] },
});
