import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOddRequests } from '../http/malformed-requests.ts';

/** A second port, in addition to the public one. */
export interface OtherPort {
  readonly port: number;
  close(): void;
}

/** Opens a second port with its own listener, and resolves with the port. Rejects if the port cannot be opened. */
export async function openOtherPort(port: number, answer: RequestListener): Promise<OtherPort> {
  const server = createServer({ requireHostHeader: false }, answer).listen(port);
  answerOddRequests(server);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
