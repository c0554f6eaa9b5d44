import type { Socket } from 'node:net';
import type { RequestGuard } from './request-guards.ts';

/** How many requests may wait for their answers on one connection. Browsers and proxies send one, and wait. */
const PIPELINED = 8;

/**
 * Cuts off a connection on which requests are sent without waiting for answers: thousands come in one piece, and would all be begun
 * before the first is answered.
 */
export function limitPipelines(): RequestGuard {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > PIPELINED) socket.destroy();
    if (socket.destroyed) return true;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}
