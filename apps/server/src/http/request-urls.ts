import type { IncomingMessage } from 'node:http';
import { refusal } from '@chinwag/protocol';
import type { UpgradeGuard } from './request-guards.ts';
import { answerOn } from './raw-response.ts';

/** What stands before the path where somebody asks for a whole address, as a proxy is asked. */
const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;
const NOT_FOUND = 404;

/**
 * Makes a request plain: its target a path, its headers without what it says of where it was sent. Nobody here needs to know,
 * and Colyseus would make an address of it, which it may not be.
 */
export function makePlain(request: IncomingMessage): false {
  const path = (request.url ?? '').replace(WHOLE_ADDRESS, '');
  request.url = path.startsWith('?') || path === '' ? `/${path}` : path;
  request.headers.host = 'localhost';
  delete request.headers['x-forwarded-proto'];
  return false;
}

/** Refuses to make a line of what asks for no path. */
export const refusePathless: UpgradeGuard = ({ url = '' }, socket) => {
  if (url.startsWith('/')) return false;
  answerOn(socket, NOT_FOUND, refusal('address-unknown'));
  return true;
};
