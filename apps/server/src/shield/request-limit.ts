import { refusal } from '@chinwag/protocol';
import type { IncomingMessage } from 'node:http';
import type { RequestGuard } from '../http/request-guards.ts';
import { answer } from '../http/raw-response.ts';
import { kindOfHttp } from './costs.ts';
import type { Shield } from './shield.ts';

const TOO_MANY = 429;

/** The dependencies of the request limits. */
export interface RequestLimit {
  readonly shield: Pick<Shield, 'admits' | 'admitsRequest' | 'chargeSent'>;
  /** Returns the client address, or null if clients cannot be distinguished. */
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
}

/**
 * Returns a guard that refuses requests from addresses that have used up their budget. The guard charges bytes beyond a response's
 * typical size once they are sent.
 */
export function limitRequests({ shield, addressOfRequest }: RequestLimit): RequestGuard {
  return (request, response) => {
    const { method = '', url = '', socket } = request;
    const kind = kindOfHttp(method, url.split('?', 1)[0] ?? '');
    const address = addressOfRequest(request);
    if (!shield.admitsRequest(kind, address)) {
      answer(response, TOO_MANY, refusal('too-many-messages'));
      return true;
    }
    const before = socket.bytesWritten;
    response.once('close', () => shield.chargeSent(kind, address, socket.bytesWritten - before));
    return false;
  };
}

/**
 * Returns a guard that rate-limits joins per address, before Colyseus reserves a seat. Any POST outside the API counts as a join,
 * because Colyseus accepts several spellings of its own path.
 */
export function limitJoins({ shield, addressOfRequest }: RequestLimit): RequestGuard {
  return (request, response) => {
    const joins = request.method === 'POST' && request.url?.startsWith('/api/') !== true;
    if (!joins || shield.admits('joins', addressOfRequest(request))) return false;
    const refused = { ...refusal('too-many-messages'), error: 'too-many-messages' }; // Colyseus reads the code from `error`
    answer(response, TOO_MANY, refused);
    return true;
  };
}
