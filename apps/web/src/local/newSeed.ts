/** A new secret for the shuffles of a game on this device. Works on a page without a certificate too. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
