import { defineConfig } from 'vitest/config';

/** The tests that attack the built app, one at a time, because each measures latency. */
export default defineConfig({
  test: {
    include: ['scripts/siege/*.spec.ts'],
    root: '.',
    fileParallelism: false,
    // Colyseus's client warns about every message for which the friends have no listener.
    onConsoleLog: (log) => !log.includes('onMessage() not registered'),
  },
});
