import type { RequestListener } from 'node:http';

/** The number of requests started per turn of the event loop: a millisecond or two of CPU time. */
const AT_A_TURN = 8;

/**
 * Returns a listener that starts only a few requests per turn of the event loop. A move behind hundreds of requests then waits for
 * only a few of them. The listener drops a request if its connection has closed before its turn.
 */
export function inTurns(listen: RequestListener): RequestListener {
  const waiting: (() => void)[] = [];
  const startSome = (): void => {
    for (const start of waiting.splice(0, AT_A_TURN)) start();
    if (waiting.length > 0) setImmediate(startSome);
  };
  return (request, response) => {
    if (waiting.length === 0) setImmediate(startSome);
    waiting.push(() => {
      if (request.socket.writable) listen(request, response);
    });
  };
}
