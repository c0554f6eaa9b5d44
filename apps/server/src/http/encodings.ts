import type { Request, Response } from 'express';

/** The supported content encodings, smallest output first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** A content encoding, by its name in HTTP headers. */
export type Encoding = (typeof ENCODINGS)[number];

/** The suffix of a compressed file, after the original file's name. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const ACCEPTED = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

/**
 * Returns the available encoding that an `Accept-Encoding` header prefers, or the first of several that it prefers equally. Returns
 * null if the response must be sent without an encoding.
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

/** Returns the preferred encoding for a request, or null if there is none. Sets `Content-Encoding` and `Vary` on the response. */
export function encodingFor<Any extends Encoding>(request: Request, response: Response, atHand: readonly Any[]): Any | null {
  response.vary('Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding'], atHand);
  if (encoding !== null) response.set('Content-Encoding', encoding);
  return encoding;
}
