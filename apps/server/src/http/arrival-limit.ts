import type { RequestListener, Server } from 'node:http';
import { refusal } from '@chinwag/protocol';
import type { House } from '../house.ts';

/**
 * Refuses those who join tables too often, told apart by their address, before Colyseus makes a place for them. Whatever is
 * posted, and not to the API, counts as joining: Colyseus finds its own path in more spellings than one. To be called when the
 * server has all its listeners.
 */
export function limitJoins(server: Server, { shield, addressOfRequest }: House): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    const joins = request.method === 'POST' && request.url?.startsWith('/api/') !== true;
    if (!joins || shield.admits('joins', addressOfRequest(request))) {
      for (const listen of listeners) listen(request, response);
      return;
    }
    const body = JSON.stringify({ ...refusal('too-many-messages'), error: 'too-many-messages' });
    response.writeHead(429, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
}
