import * as z from 'zod/mini';

/**
 * The stable codes of the server's own refusals. A game refuses a move that breaks one of its rules with a `Violation` instead,
 * with the number of the rule. The page supplies the wording for both.
 */
export const REFUSAL_CODES = [
  'message-malformed',
  'message-unknown',
  'address-unknown',
  'too-many-messages',
  'name-empty',
  'name-too-long',
  'name-without-letter',
  'name-invalid',
  'token-missing',
  'token-invalid',
  'token-expired',
  'token-revoked',
  'pass-invalid',
  'game-unknown',
  'game-outdated',
  'game-not-found',
  'game-begun-before',
  'game-cleared-away',
  'game-for-table',
  'options-invalid',
  'table-not-found',
  'table-gone',
  'door-closed',
  'door-knock',
  'door-busy',
  'turned-away',
  'link-dead',
  'nobody-knocks',
  'table-full',
  'too-many-tables',
  'too-many-watchers',
  'too-many-tabs',
  'left-elsewhere',
  'removed-from-table',
  'name-forgotten',
  'watching-closed',
  'seat-unknown',
  'seat-taken',
  'seats-changed-often',
  'seats-in-use',
  'seat-empty',
  'hands-stay-closed',
  'hand-shown-already',
  'has-looked',
  'hands-shown',
  'not-seated',
  'not-host',
  'person-unknown',
  'only-while-gathering',
  'only-while-playing',
  'only-when-finished',
  'strength-unknown',
  'seats-not-filled',
  'order-invalid',
  'move-malformed',
  'sequence-old',
  'already-played',
  'taking-back-off',
  'nothing-to-take-back',
  'uncovered-since',
  'taken-back-often',
  'take-back-asked',
  'take-back-again',
  'nobody-takes-back',
  'proposal-open',
  'proposal-again',
  'proposal-agreed',
  'nothing-proposed',
  'game-paused',
  'nothing-to-continue',
  'game-not-idle',
  'number-not-asked',
  'number-twice',
  'number-late',
  'number-unlike',
  'bot-plays',
  'bot-plays-deal',
  'not-slow',
  'still-here-often',
  'person-present',
  'message-empty',
  'message-too-long',
  'talk-off',
  'talk-for-players',
  'talk-slower',
  'silence',
  'not-awaited',
  'person-away',
  'nudge-early',
  'nudge-again',
  'store-unavailable',
  'table-unreachable',
  'server-error',
  'server-stopping',
] as const;

/** The stable code of a refusal by the server. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

const CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

/** Returns whether a code is one of the server's own refusals, and not one of a game. */
export function isRefusalCode(code: string): code is RefusalCode {
  return CODES.has(code);
}

/** The WebSocket close code for a connection that the server closes permanently. The close reason is a `RefusalCode`. */
export const REFUSED_CLOSE_CODE = 4100;

/** Schema of a refusal. */
export const refusalSchema = z.object({
  ok: z.literal(false),
  code: z.string(),
  rule: z.exactOptional(z.string()),
  values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
  wait: z.exactOptional(z.number()),
});
/**
 * A refused request. `rule` is the number of the broken rule (`CW4.2`) if the request broke a game's rule. `values` are the
 * arguments of the message shown. `wait` is the time in ms until the server may grant the request, if known.
 */
export type Refusal = Readonly<z.output<typeof refusalSchema>>;

/** Returns a refusal with a code and no further details. */
export function refusal(code: RefusalCode): Refusal {
  return { ok: false, code };
}

/** Returns the refusal of a request that came too early. `wait` is the time in ms until the server may grant the request. */
export function refusalUntil(code: RefusalCode, wait: number): Refusal {
  return { ...refusal(code), wait };
}

/** Schema of the answer to a request that is granted without further data, or refused. */
export const answerSchema = z.discriminatedUnion('ok', [z.looseObject({ ok: z.literal(true) }), refusalSchema]);
/** The answer to a request: either granted, with the result, or refused. */
export type Answer<Given = object> = ({ readonly ok: true } & Given) | Refusal;
