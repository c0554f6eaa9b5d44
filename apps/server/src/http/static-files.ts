import { refusal } from '@chinwag/protocol';
import express, { type Request, type Response, type Router } from 'express';
import { type Encoding, encodingFor } from './encodings.ts';
import { Refused } from './refuse.ts';
import type { FileBody, WebFile, WebFiles } from './web-files.ts';

/** The folder of the files with hashed names. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const PARTIAL = 206;
const BEYOND = 416;
/** Express's result for a range beyond the end. */
const NOT_THERE = -1;

/**
 * Returns a router for the files of the built web app. Browsers cache files with a hash in their name for ever, and revalidate all
 * others. Another router serves the pages.
 */
export function webClient(files: WebFiles): Router {
  const router = express.Router();
  router.get('/{*file}', (request, response, next) => {
    const file = files.get(request.path);
    if (file !== undefined) sendFile(request, response, file);
    else if (request.path.startsWith(HASHED)) throw new Refused('address-unknown');
    else next();
  });
  return router;
}

/** Sends a file, or the one range of it that was requested. Always sends a compressed file whole. */
function sendFile(request: Request, response: Response, file: WebFile): void {
  const body = bodyFor(request, response, file);
  const { bytes, etag } = body;
  const range = rangeOf(request, body);
  response.set('Accept-Ranges', 'bytes');
  if (range === 'beyond') {
    response.status(BEYOND).set('Content-Range', `bytes */${bytes.length}`).json(refusal('message-malformed'));
    return;
  }
  response.set({ 'Cache-Control': request.path.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN, ETag: etag }).type(file.extension);
  if (range === null) {
    response.send(bytes);
    return;
  }
  const { start, end } = range;
  response.status(PARTIAL).set('Content-Range', `bytes ${start}-${end}/${bytes.length}`).send(bytes.subarray(start, end + 1));
}

function bodyFor(request: Request, response: Response, { uncompressed, compressed }: WebFile): FileBody {
  const atHand: readonly Encoding[] = request.headers.range === undefined ? [...compressed.keys()] : [];
  const encoding = encodingFor(request, response, atHand);
  return (encoding === null ? undefined : compressed.get(encoding)) ?? uncompressed;
}

/**
 * Returns the first and last byte of the requested range. Returns null for all bytes, as for a request of several ranges or of a
 * different version of the file.
 */
function rangeOf(request: Request, { bytes, etag }: FileBody): { readonly start: number; readonly end: number } | 'beyond' | null {
  if (request.method !== 'GET' || (request.headers['if-range'] ?? etag) !== etag) return null;
  const ranges = request.range(bytes.length);
  if (ranges === NOT_THERE) return 'beyond';
  return (Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : null) ?? null;
}
