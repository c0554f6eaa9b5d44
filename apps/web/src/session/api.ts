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

/* Two refusals do not come from the server: it could not be asked, or not understood. */
const UNREACHABLE: Refusal = ownRefusal('unreachable');

/** The refusal for an answer whose shape this page does not know: the server or the page is newer. */
export const NOT_UNDERSTOOD: Refusal = ownRefusal('answer-not-understood');

/** What a guest proves to be themselves with. */
export type Token = string;

interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly token?: Token | undefined;
  readonly body?: object;
}

/** Asks the server's API. Never throws: what went wrong is a refusal. `given` reads what a granted request gives. */
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

/** An answer as it was meant. A gateway's own error page counts as a server that cannot be reached. */
function readAnswer<Given extends object>(granted: boolean, answer: unknown, given: Parser<Given>): Answer<Given> {
  if (!granted) {
    const refused = refusalSchema.safeParse(answer);
    return refused.success ? refused.data : UNREACHABLE;
  }
  const read = given.safeParse(answer);
  return read.success ? { ...read.data, ok: true } : NOT_UNDERSTOOD;
}

/** What somebody would be called, and the badge of their token; it stays as it is if left out, and is none if null. */
interface WishedGuest {
  readonly name: string;
  readonly badge?: number | null | undefined;
}

/** A new guest by this name and badge; or, with the token of a guest, another name and badge for that guest. */
export function postGuest(body: WishedGuest, token?: Token): Promise<Answer<NewGuest>> {
  return ask('/guests', newGuestAnswerSchema, { method: 'POST', token, body });
}

/** Takes the guest's name out of everything; they leave the tables they are at. */
export function postForgotten(token: Token): Promise<Answer> {
  return ask('/guests/forgotten', forgottenAnswerSchema, { method: 'POST', token });
}

/** A pass that makes another device this guest's for a few minutes. */
export function postPass(token: Token, table: TableCode | null): Promise<Answer<Pass>> {
  return ask('/passes', passSchema, { method: 'POST', token, body: table === null ? {} : { table } });
}

/** Has the server take none but the token of the answer for this guest’s from now on. */
export function postOnlyHere(token: Token): Promise<Answer<NewGuest>> {
  return ask('/guests/only-here', newGuestAnswerSchema, { method: 'POST', token });
}

/** Whose a pass is; it stays as good as it was. */
export function postPassHolder(pass: string): Promise<Answer<PassHolder>> {
  return ask('/passes/holder', passHolderSchema, { method: 'POST', body: { pass } });
}

/** What has become of a pass that this guest has made. */
export function postPassState(token: Token, pass: PassCode): Promise<Answer<PassState>> {
  return ask('/passes/state', passStateSchema, { method: 'POST', token, body: { pass } });
}

/** Redeems a pass. Returns the guest that this device becomes. */
export function postTakenPass(pass: string): Promise<Answer<GrantedPass>> {
  return ask('/passes/taken', takenPassSchema, { method: 'POST', body: { pass } });
}

/** A new table with its default options. */
export function postTable(token: Token, game: string): Promise<Answer<NewTable>> {
  return ask('/tables', newTableAnswerSchema, { method: 'POST', token, body: { game } });
}

/** What the link tells about a table. */
export function getTable(code: TableCode): Promise<Answer<TableNotice>> {
  return ask(`/tables/${code}`, tableNoticeSchema, { method: 'GET' });
}

/** The tables a guest sits at or hosts. */
export function getTables(token: Token): Promise<Answer<TableList>> {
  return ask('/tables', tableListSchema, { method: 'GET', token });
}

/** Takes a table off a guest's list, until they open it again. */
export function postPutAway(token: Token, code: TableCode): Promise<Answer> {
  return ask(`/tables/${code}/put-away`, putAwayAnswerSchema, { method: 'POST', token });
}

/** The room to join for a table, which the server brings back from its store if need be. */
export function postRoom(token: Token, code: TableCode): Promise<Answer<OpenRoom>> {
  return ask(`/tables/${code}/room`, openRoomSchema, { method: 'POST', token });
}

/** Where others reach the server, for a page that was opened on its own machine. */
export function getReach(): Promise<Answer<Reach>> {
  return ask('/reach', reachSchema, { method: 'GET' });
}
