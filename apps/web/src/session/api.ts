import {
  type Answer, forgottenAnswerSchema, type NewGuest, newGuestAnswerSchema, type NewTable, newTableAnswerSchema,
  type OpenRoom, openRoomSchema, type Pass, type PassCode, type PassHolder, passHolderSchema, passSchema,
  type PassState, passStateSchema, putAwayAnswerSchema,
  type Reach, reachSchema, type Refusal, refusalSchema, type TableCode, type GrantedPass, takenPassSchema,
  type TableList, tableListSchema, type TableNotice, tableNoticeSchema,
} from '@chinwag/protocol';
import type { Parser } from '@chinwag/rules';
import { ROOT } from '../basePath.ts';
import { ownRefusal } from '../board/refusals.ts';

/* Two refusals do not come from the server: for an unreachable server, and for an unreadable answer. */
const UNREACHABLE: Refusal = ownRefusal('unreachable');

/** The refusal for an answer of unknown shape, which means that the server or the page is newer than the other. */
export const NOT_UNDERSTOOD: Refusal = ownRefusal('answer-not-understood');

/** The secret that authenticates a guest. */
export type Token = string;

interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly token?: Token | undefined;
  readonly body?: object;
}

/**
 * Sends a request to the server's API. Resolves with the answer and never rejects: any failure becomes a refusal. `given` is the
 * schema of a granted answer.
 */
export async function ask<Given extends object>(
  path: string,
  given: Parser<Given>,
  { method, token, body }: HttpCall,
): Promise<Answer<Given>> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(`${ROOT}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return readAnswer(response.ok, await response.json(), given);
  } catch {
    return UNREACHABLE;
  }
}

/** Returns an answer as the server meant it. A gateway's own error page counts as an unreachable server. */
function readAnswer<Given extends object>(granted: boolean, answer: unknown, given: Parser<Given>): Answer<Given> {
  if (!granted) {
    const refused = refusalSchema.safeParse(answer);
    return refused.success ? refused.data : UNREACHABLE;
  }
  const read = given.safeParse(answer);
  return read.success ? { ...read.data, ok: true } : NOT_UNDERSTOOD;
}

/** A guest's desired name and badge. The badge stays the same if omitted; null removes it. */
interface WishedGuest {
  readonly name: string;
  readonly badge?: number | null | undefined;
}

/**
 * Creates a guest with this name and badge, or changes those of the guest whose token is given. Resolves with the guest, or the
 * refusal.
 */
export function postGuest(body: WishedGuest, token?: Token): Promise<Answer<NewGuest>> {
  return ask('/guests', newGuestAnswerSchema, { method: 'POST', token, body });
}

/** Erases the guest's name everywhere; the guest leaves all tables. Resolves with the server's confirmation, or the refusal. */
export function postForgotten(token: Token): Promise<Answer> {
  return ask('/guests/forgotten', forgottenAnswerSchema, { method: 'POST', token });
}

/**
 * Creates a pass that signs this guest in on another device. Resolves with the pass, or the refusal. A pass expires after a few
 * minutes.
 */
export function postPass(token: Token, table: TableCode | null): Promise<Answer<Pass>> {
  return ask('/passes', passSchema, { method: 'POST', token, body: table === null ? {} : { table } });
}

/**
 * Replaces the guest's token. Resolves with the new token, or the refusal. From then on, the server accepts only the new token for
 * this guest.
 */
export function postOnlyHere(token: Token): Promise<Answer<NewGuest>> {
  return ask('/guests/only-here', newGuestAnswerSchema, { method: 'POST', token });
}

/** Resolves with the guest of a pass, or with the refusal. Does not use up the pass. */
export function postPassHolder(pass: string): Promise<Answer<PassHolder>> {
  return ask('/passes/holder', passHolderSchema, { method: 'POST', body: { pass } });
}

/** Resolves with the state of a pass that this guest has issued, or the refusal. */
export function postPassState(token: Token, pass: PassCode): Promise<Answer<PassState>> {
  return ask('/passes/state', passStateSchema, { method: 'POST', token, body: { pass } });
}

/** Redeems a pass, which signs this device in as the pass's guest. Resolves with that guest, or the refusal. */
export function postTakenPass(pass: string): Promise<Answer<GrantedPass>> {
  return ask('/passes/taken', takenPassSchema, { method: 'POST', body: { pass } });
}

/** Creates a table with its default options. Resolves with the table, or the refusal. */
export function postTable(token: Token, game: string): Promise<Answer<NewTable>> {
  return ask('/tables', newTableAnswerSchema, { method: 'POST', token, body: { game } });
}

/** Resolves with the data that a table's link reveals, or the refusal. */
export function getTable(code: TableCode): Promise<Answer<TableNotice>> {
  return ask(`/tables/${code}`, tableNoticeSchema, { method: 'GET' });
}

/** Resolves with the tables where a guest sits or is the host, or the refusal. */
export function getTables(token: Token): Promise<Answer<TableList>> {
  return ask('/tables', tableListSchema, { method: 'GET', token });
}

/** Removes a table from a guest's list, until they open it again. Resolves with the server's confirmation, or the refusal. */
export function postPutAway(token: Token, code: TableCode): Promise<Answer> {
  return ask(`/tables/${code}/put-away`, putAwayAnswerSchema, { method: 'POST', token });
}

/** Resolves with the room to join for a table, or the refusal. The server restores the room from its store if necessary. */
export function postRoom(token: Token, code: TableCode): Promise<Answer<OpenRoom>> {
  return ask(`/tables/${code}/room`, openRoomSchema, { method: 'POST', token });
}

/**
 * Resolves with the addresses where others can reach the server, or the refusal. For use on a page opened on the server's own
 * machine.
 */
export function getReach(): Promise<Answer<Reach>> {
  return ask('/reach', reachSchema, { method: 'GET' });
}
