import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from '@chinwag/protocol';
import { answer, answerOn } from './raw-response.ts';

/** The statuses for malformed requests, by Node's error code; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const MALFORMED = 400;
const NO_SUCH_METHOD = 405;
const NOT_EXPECTED = 417;

/**
 * Answers malformed requests, `Expect` headers and `CONNECT` with a readable refusal. Node would send only a status code or close
 * the connection.
 */
export function answerOddRequests(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    answerOn(socket, STATUS[code] ?? MALFORMED, refusal('message-malformed'));
  });
  server.on('checkExpectation', (_request, response) => answer(response, NOT_EXPECTED, refusal('message-malformed')));
  server.on('connect', (_request, socket) => answerOn(socket, NO_SUCH_METHOD, refusal('address-unknown')));
}
