import type { RequestListener } from 'node:http';

/** How many requests are started at a turn of the event loop: a millisecond or two of its time. */
const AT_A_TURN = 8;

/**
 * Starts few requests at a turn of the event loop, however many have come: a move that comes after hundreds of them waits for a
 * few. A request is dropped where its connection has gone by then.
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
