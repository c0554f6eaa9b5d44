/** Returns this many cryptographically secure random bytes, in hexadecimal. Also works on a page served without HTTPS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
