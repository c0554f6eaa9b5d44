import type { RequestGuard } from './request-guards.ts';

const CONTENT = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** What a browser can do that a card table never asks for. */
const NEVER_ASKED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Headers that let the page use its own origin and nothing else, and no sensor. What only makes sense over TLS is left to the
 * proxy that adds TLS, since at home the page is served over plain HTTP.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy(CONTENT),
  'Permissions-Policy': NEVER_ASKED.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
};

function policy(content: Readonly<Record<string, string>>): string {
  return Object.entries(content).map(([name, value]) => `${name} ${value}`).join(';');
}

/** What of ours stands in a page itself, each part as a policy names it. */
export interface Inside {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policy of a page in which scripts and styles of ours stand, each given by its hash. */
export function pagePolicy({ scripts, styles }: Inside): string {
  return policy({ ...CONTENT, ...besideOwn('script-src', scripts), ...besideOwn('style-src', styles) });
}

function besideOwn(name: string, hashes: readonly string[]): Readonly<Record<string, string>> {
  return hashes.length === 0 ? {} : { [name]: ["'self'", ...hashes].join(' ') };
}

/** Gives every answer the headers, also those of the framework. */
export const secure: RequestGuard = (_request, response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  return false;
};
