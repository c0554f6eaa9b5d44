import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum number of requests on a connection, all but the first of them queued. Browsers and proxies send one request, and
 * wait.
 */
const MOST = 8;

/**
 * Returns a listener that answers the requests of a connection one at a time. A client can pipeline thousands of requests, and Node
 * would start them all before it sends the first response. The listener closes a connection with too many queued requests.
 */
export function oneAtATime(listen: RequestListener): RequestListener {
  /** The queue of each connection with a request in progress. */
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
