import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may be on one connection, of which all but the first wait. Browsers and proxies send one, and wait themselves. */
const MOST = 8;

/**
 * Has a connection's requests answered one after the other, each begun when the one before it has been sent: thousands come in one
 * piece, and would all be begun before the first is answered. A connection on which too many wait is cut off.
 */
export function oneAtATime(listen: RequestListener): RequestListener {
  /** What waits on each connection on which something is being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = (): void => {
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
      begin();
    } else if (others.length + 1 < MOST) others.push(begin);
    else socket.destroy();
  };
}
