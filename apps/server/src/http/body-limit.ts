import type { RequestListener, Server } from 'node:http';
import { refusal } from '@chinwag/protocol';

/**
 * Refuses every request whose body is longer than `bytes`, or of a length it does not tell, before anybody reads it:
 * Colyseus would read any body to its end. To be called when the server has all its listeners.
 */
export function limitBodies(server: Server, bytes: number): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (Number(length) <= bytes && encoding === undefined) {
      for (const listen of listeners) listen(request, response);
      return;
    }
    const body = JSON.stringify(refusal('message-malformed'));
    response.writeHead(413, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
}
