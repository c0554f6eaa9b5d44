/** Returns this many random bytes, cryptographically secure, in hexadecimal. Works on a page without a certificate, too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
