import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RequestGuard } from '../http/request-guards.ts';
import { forwardedFor } from './forwarding.ts';
import { PEER_PATH, type PeerAnswer, type PeerRequest, peerRequestSchema } from './peer-requests.ts';

/** The handlers for requests from other processes. Each rejects if it cannot carry out the request. */
export type PeerCalls = {
  readonly [Kind in PeerRequest['kind']]: (
    request: Extract<PeerRequest, { readonly kind: Kind }>,
  ) => PeerAnswer<Kind> | Promise<PeerAnswer<Kind>>;
};

const NOT_DONE = 500;

/**
 * Returns a guard that answers other processes of the server, which the signature authenticates. The guard ignores all other
 * requests, so the server answers them as if the path did not exist.
 */
export function answerPeers(signature: string, calls: PeerCalls): RequestGuard {
  return (request, response) => {
    const isPeer = request.method === 'POST' && request.url === PEER_PATH && forwardedFor(request, signature) !== undefined;
    if (isPeer) void answer(request, response, calls);
    return isPeer;
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, calls: PeerCalls): Promise<void> {
  try {
    const said = await called(calls, peerRequestSchema.parse(await json(request)));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  } catch {
    response.writeHead(NOT_DONE, { 'content-type': 'application/json' }).end('null');
  }
}

function called(calls: PeerCalls, request: PeerRequest): unknown {
  switch (request.kind) {
    case 'openness':
      return calls.openness(request);
    case 'request-entry':
      return calls['request-entry'](request);
    case 'forget':
      return calls.forget(request);
  }
}
