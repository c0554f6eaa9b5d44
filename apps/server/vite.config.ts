import { defineConfig } from 'vite';

/** Bundles the server and its threads, for thinking and for the store, for Node; libraries stay outside the bundle. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'thinking-thread': 'src/bots/thinking-thread.ts',
        'store-thread': 'src/store/store-thread.ts',
      },
    },
  },
  ssr: { noExternal: [/^@chinwag\//] },
});
