import type { IncomingMessage } from 'node:http';
import { refusal } from '@chinwag/protocol';
import type { UpgradeGuard } from './request-guards.ts';
import { answerOn } from './raw-response.ts';

/** The origin before the path of an absolute request target, as sent to proxies. */
const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;
const NOT_FOUND = 404;

/**
 * Normalizes a request: turns its target into a path, and removes the headers about its host. Colyseus would build a URL from these
 * headers, which could be invalid. Returns false, because this guard never answers a request.
 */
export function makePlain(request: IncomingMessage): false {
  const path = (request.url ?? '').replace(WHOLE_ADDRESS, '');
  request.url = path.startsWith('?') || path === '' ? `/${path}` : path;
  request.headers.host = 'localhost';
  delete request.headers['x-forwarded-proto'];
  return false;
}

/** A guard that refuses upgrades without a path. */
export const refusePathless: UpgradeGuard = ({ url = '' }, socket) => {
  if (url.startsWith('/')) return false;
  answerOn(socket, NOT_FOUND, refusal('address-unknown'));
  return true;
};
