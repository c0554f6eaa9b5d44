import type { RequestGuard } from './request-guards.ts';

const CONTENT = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Browser features that the app never uses. */
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
 * The security headers: a page may load resources only from its own origin, and may not use sensors. The server leaves headers that
 * need TLS to the proxy, because a home server uses plain HTTP.
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

/** The inline scripts and styles of a page, as content security policy sources. */
export interface Inside {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the content security policy of a page with inline scripts and styles, each given by its hash. */
export function pagePolicy({ scripts, styles }: Inside): string {
  return policy({ ...CONTENT, ...besideOwn('script-src', scripts), ...besideOwn('style-src', styles) });
}

function besideOwn(name: string, hashes: readonly string[]): Readonly<Record<string, string>> {
  return hashes.length === 0 ? {} : { [name]: ["'self'", ...hashes].join(' ') };
}

/** A guard that sets the security headers on every response, including those of Colyseus. It never answers a request. */
export const secure: RequestGuard = (_request, response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  return false;
};
