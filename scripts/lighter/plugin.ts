import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What weighs less than a package, and is for the app what that would be. */
const INSTEAD: Readonly<Record<string, string>> = {
  'zod/mini': join(import.meta.dirname, 'zod-mini.ts'),
  msgpackr: join(import.meta.dirname, 'message-pack.ts'),
};

/** What the client library has and we never use: rooms that take inputs, another transport than WebSocket, another host, and of
 * accounts all but the token. */
const UNUSED = /colyseus\.js\/build\/(?:input\/RoomInput|transport\/H3Transport|Auth|3rd_party\/discord)\.mjs$/;

/** Its schemas: what all see of a table comes as `protocol/table-wire` says, and these tell only how a word and a number travel. */
const SCHEMAS = /@colyseus\/schema\/build\/index\.mjs$/;

/** Has the built app hold of other packages what it uses, and no more. */
export function lighter(): Plugin {
  return {
    name: 'chinwag-lighter',
    enforce: 'pre',
    apply: (_config, { command }) => command === 'build',
    resolveId: { filter: { id: /^(?:zod\/mini|msgpackr)$/ }, handler: (id) => INSTEAD[id] ?? null },
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
      export const discordURLBuilder = null;
      export class Auth {
        constructor(http) { this.http = http; }
        set token(token) { this.http.authToken = token; }
      }
    `,
    },
  };
}
