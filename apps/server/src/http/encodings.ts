import type { Request, Response } from 'express';

/** The encodings in which something can be sent compressed, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** An encoding, by its name in the headers of HTTP. */
export type Encoding = (typeof ENCODINGS)[number];

/** How the name of a compressed file ends, after the name of the file that it is of. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const ACCEPTED = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

/**
 * The encoding that the client which sent this `Accept-Encoding` prefers, of those at hand; the first where it prefers none.
 * Null where what is sent is to be left as it is.
 */
export function acceptedEncoding<Any extends Encoding>(header: string | undefined, atHand: readonly Any[]): Any | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [, name, weight = '1'] = ACCEPTED.exec(part) ?? [];
    if (name !== undefined) weights.set(name.toLowerCase(), Number(weight) || 0);
  }
  const weightOf = (encoding: Any): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const uncompressed = weights.get('identity') ?? 0;
  const accepted = atHand.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= uncompressed);
  return accepted.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

/** The same for a request, and sets `Content-Encoding` and `Vary` of its answer accordingly. */
export function encodingFor<Any extends Encoding>(request: Request, response: Response, atHand: readonly Any[]): Any | null {
  response.vary('Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding'], atHand);
  if (encoding !== null) response.set('Content-Encoding', encoding);
  return encoding;
}
