import { request as ask, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { refusal, tableCodeSchema, type TableCode } from '@chinwag/protocol';
import { answer, UNAVAILABLE } from '../http/raw-response.ts';
import { FROM_HEADER, forwardedFor, SIGNATURE_HEADER } from './forwarding.ts';
import type { ProcessAddress } from './process-address.ts';

/** The path of a seat reservation at a table. */
const MATCHMAKING = /^\/matchmake\/joinById\/(?<code>[\w-]+)(?:\?|$)/;

/** The timeout for an answer from the process that has the table, in ms. */
const TIMEOUT_MS = 5000;

/** Headers that are not forwarded: those about the connection, and those that a client may not set. */
const LEFT_OUT: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'host', SIGNATURE_HEADER, FROM_HEADER]);

/** The dependencies of `forwardMatchmaking`. */
export interface Matchmaking {
  readonly signature: string;
  /** Returns the client address, or null if clients cannot be distinguished. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  /** Returns whether this process has a table open. */
  readonly isHere: (code: TableCode) => boolean;
  readonly holdsLease: () => boolean;
  /**
   * Resolves with the process that has a table open elsewhere, or with null if none has. Rejects if the owner cannot be determined.
   */
  readonly find: (code: TableCode) => Promise<ProcessAddress | null>;
}

/**
 * Forwards each matchmaking request for another process's table to that process. Call this function after attaching all of the
 * server's listeners.
 */
export function forwardMatchmaking(server: Server, { signature, addressOf, isHere, holdsLease, find }: Matchmaking): void {
  const listeners = server.listeners('request') as RequestListener[];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const takeHere = (): void => listeners.forEach((listen) => listen(request, response));
    const code = tableCodeSchema.safeParse(MATCHMAKING.exec(request.url ?? '')?.groups?.['code']);
    if (!code.success || request.method !== 'POST') return takeHere();
    const refuse = (): void => answer(response, UNAVAILABLE, refused);
    if (isHere(code.data)) return holdsLease() ? takeHere() : refuse();
    if (forwardedFor(request, signature) !== undefined) return takeHere();
    try {
      const address = await find(code.data);
      if (address === null) takeHere();
      else forward(request, response, { address, signature, from: addressOf(request) });
    } catch {
      refuse();
    }
  };
  server.removeAllListeners('request').on('request', (request, response) => void pass(request, response));
}

/** The error, also under the field name that Colyseus uses. */
const refused = { ...refusal('table-unreachable'), error: 'table-unreachable' };

interface Onward {
  readonly address: ProcessAddress;
  readonly signature: string;
  readonly from: string | null;
}

function forward(request: IncomingMessage, response: ServerResponse, { address, signature, from }: Onward): void {
  const { method, url, headers: own } = request;
  const passed = Object.fromEntries(Object.entries(own).filter(([name]) => !LEFT_OUT.has(name)));
  const headers = { ...passed, [SIGNATURE_HEADER]: signature, [FROM_HEADER]: from ?? '' };
  const onward = ask({ ...address, method, path: url, headers, timeout: TIMEOUT_MS }, (answered) => {
    response.writeHead(answered.statusCode ?? UNAVAILABLE, answered.headers);
    answered.pipe(response);
  });
  onward.on('timeout', () => onward.destroy());
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else answer(response, UNAVAILABLE, refused);
  });
  request.pipe(onward);
}
