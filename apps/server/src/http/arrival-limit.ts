import type { RequestListener, Server } from 'node:http';
import { refusal } from '@chinwag/protocol';
import type { House } from '../house.ts';

/**
 * Refuses those who join tables too often, told apart by their address, before Colyseus makes a place for them. To be called
 * when the server has all its listeners.
 */
export function limitJoins(server: Server, { shield, addressOfRequest }: House): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    if (request.url?.includes('/matchmake/') !== true || shield.admits('joins', addressOfRequest(request))) {
      for (const listen of listeners) listen(request, response);
      return;
    }
    const body = JSON.stringify({ ...refusal('too-many-messages'), error: 'too-many-messages' });
    response.writeHead(429, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
}
