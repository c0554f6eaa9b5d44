import { defineConfig } from 'vitest/config';

/** Attacks on the built app, one at a time, as they measure how long others wait meanwhile. */
export default defineConfig({
  test: {
    include: ['scripts/siege/*.spec.ts'],
    root: '.',
    fileParallelism: false,
    // Colyseus's client complains of every message that the friends have no use for.
    onConsoleLog: (log) => !log.includes('onMessage() not registered'),
  },
});
