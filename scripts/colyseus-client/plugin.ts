import type { Plugin } from 'vite';

/**
 * The unused parts of the client library: input rooms, other transports and hosts, a fallback for browsers without `fetch`, and
 * developer tools. Also unused are accounts, except for the token.
 */
const UNUSED = new RegExp(`colyseus\\.js/build/(?:${[
  'input/RoomInput', 'transport/H3Transport', '3rd_party/discord', 'fetchXHR', 'debug-channel', 'Auth',
].join('|')})\\.mjs$`);

/**
 * The schemas of the client library. The public state arrives as in `protocol/table-wire`, and these schemas only describe a word
 * and a number.
 */
const SCHEMAS = /@colyseus\/schema\/build\/index\.mjs$/;

/** Returns a plugin that removes unused parts of Colyseus's client from the built app. */
export function withoutUnused(): Plugin {
  return {
    name: 'chinwag-without-unused',
    apply: 'build',
    load: {
      filter: { id: [UNUSED, SCHEMAS] },
      handler: (id) => SCHEMAS.test(id) ? `
      export { encode } from '../src/encoding/encode.ts';
      export { decode } from '../src/encoding/decode.ts';
      export const Decoder = null, Reflection = null, Callbacks = null, getDecoderStateCallbacks = null;
      export const $values = null, $refId = null;
    ` : `
      export class RoomInput {}
      export class H3TransportTransport {}
      export const discordURLBuilder = null, xhrFetch = null;
      export const publishDebug = () => {}, debugOverlayActive = () => false;
      export class Auth {
        constructor(http) { this.http = http; }
        set token(token) { this.http.authToken = token; }
      }
    `,
    },
  };
}
