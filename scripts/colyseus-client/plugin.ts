import type { Plugin } from 'vite';

/**
 * The unused parts of the client library. They are input rooms, other transports and hosts, its fallback for browsers without
 * `fetch`, its developer tools, and all of accounts but the token.
 */
const UNUSED = new RegExp(`colyseus\\.js/build/(?:${[
  'input/RoomInput', 'transport/H3Transport', '3rd_party/discord', 'fetchXHR', 'debug-channel', 'Auth',
].join('|')})\\.mjs$`);

/** Its schemas: the public state arrives as in `protocol/table-wire`, and these only describe a word and a number. */
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
