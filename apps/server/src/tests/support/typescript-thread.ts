import { Worker } from 'node:worker_threads';

/** Returns a worker thread started from TypeScript source, without a build. */
export function startTypeScriptThread(script: URL): Worker {
  const href = JSON.stringify(script.href);
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import(${href})));`;
  return new Worker(code, { eval: true });
}
