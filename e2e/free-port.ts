import { createServer } from 'node:net';

/** Resolves with a free port. Rejects if there is none. */
export function freePort(): Promise<number> {
  return listening(0);
}

/** Resolves with the first of `count` consecutive free ports. Rejects if there is no free port. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    const others = Array.from({ length: count - 1 }, (_, at) => listening(first + 1 + at));
    if ((await Promise.allSettled(others)).every(({ status }) => status === 'fulfilled')) return first;
  }
}

/** Resolves with a port on which listening succeeded. 0 means any free port. Rejects if the port is taken. */
function listening(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
