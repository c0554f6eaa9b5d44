import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may be on one connection, of which all but the first wait. Browsers and proxies send one, and wait. */
const MOST = 8;

/**
 * Answers the requests of a connection one after the other, each started when the answer before it has been sent: thousands can
 * come at once, and would all be started before the first is answered. A connection on which too many wait is cut off.
 */
export function oneAtATime(listen: RequestListener): RequestListener {
  /** What waits on each connection on which something is being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const start = (): void => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next !== undefined && socket.writable) next();
        else waiting.delete(socket);
      });
      listen(request, response);
    };
    const others = waiting.get(socket);
    if (others === undefined) {
      waiting.set(socket, []);
      start();
    } else if (others.length + 1 < MOST) others.push(start);
    else socket.destroy();
  };
}
