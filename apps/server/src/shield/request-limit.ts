import { refusal } from '@chinwag/protocol';
import type { IncomingMessage } from 'node:http';
import type { RequestGuard } from '../http/request-guards.ts';
import { answer } from '../http/raw-response.ts';
import { kindOfHttp } from './costs.ts';
import type { Shield } from './shield.ts';

const TOO_MANY = 429;

/** What it takes to tell who asks for too much. */
export interface RequestLimit {
  readonly shield: Pick<Shield, 'admits' | 'admitsRequest' | 'chargeSent'>;
  /** From where somebody asks; null where nobody can be distinguished. */
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
}

/**
 * Refuses those who have used up what they may cost, whatever they ask for, distinguished by their address. What an answer is
 * longer than usual is charged once it has been sent.
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
 * Refuses those who join tables too often, distinguished by their address, before Colyseus makes a place for them. Whatever is
 * posted, and not to the API, counts as joining: Colyseus finds its own path in more spellings than one.
 */
export function limitJoins({ shield, addressOfRequest }: RequestLimit): RequestGuard {
  return (request, response) => {
    const joins = request.method === 'POST' && request.url?.startsWith('/api/') !== true;
    if (!joins || shield.admits('joins', addressOfRequest(request))) return false;
    const refused = { ...refusal('too-many-messages'), error: 'too-many-messages' }; // by the framework's name for it
    answer(response, TOO_MANY, refused);
    return true;
  };
}
