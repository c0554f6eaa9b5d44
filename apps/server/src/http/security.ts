import type { RequestGuard } from './front-door.ts';

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

/** The policy of a page in which scripts of ours stand, each told by its hash. */
export function pagePolicy(scripts: readonly string[]): string {
  return scripts.length === 0 ? policy(CONTENT) : policy({ ...CONTENT, 'script-src': ["'self'", ...scripts].join(' ') });
}

/** Gives every answer the headers, also those of the framework. */
export const secure: RequestGuard = (_request, response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  return false;
};
