import { defineConfig } from 'vite';

/**
 * Bundles the server, its threads and its commands for Node, with all libraries except the native one. Only that library must be
 * installed on the server's machine.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'thinking-thread': 'src/bots/thinking-thread.ts',
        'store-thread': 'src/store/store-thread.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        admin: 'src/commands/admin.ts',
        move: 'src/commands/move.ts',
        'note-restore': 'src/commands/note-restore.ts',
      },
    },
  },
  ssr: { noExternal: true, external: ['libsql'] },
});
