import type { Answer, NewGuest, NewTable, OpenRoom, Refusal, TableCode, TableNotice } from '@chinwag/protocol';

/** The one refusal that does not come from the server: it could not be asked. */
const UNREACHABLE: Refusal = {
  ok: false,
  code: 'unreachable',
  message: 'The server cannot be reached. Check your connection; we can try again.',
};

/** What a guest proves to be themselves with. */
export type Token = string;

interface Request {
  readonly method: 'GET' | 'POST';
  readonly token?: Token | undefined;
  readonly body?: object;
}

/** Asks the server's API. Never throws: what went wrong is a refusal. */
async function ask<Given extends object>(path: string, { method, token, body }: Request): Promise<Answer<Given>> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ...(answer as Given), ok: true } : asRefusal(answer);
  } catch {
    return UNREACHABLE;
  }
}

/** A refusal as the server worded it; a gateway's own error page counts as a server that cannot be reached. */
function asRefusal(answer: unknown): Refusal {
  const { code, message, rule } = (answer ?? {}) as Partial<Refusal>;
  if (typeof code !== 'string' || typeof message !== 'string') return UNREACHABLE;
  return { ok: false, code, message, ...(rule === undefined ? {} : { rule }) };
}

/** A new guest by this name; or, with the token of a guest, another name for that guest. */
export function postGuest(name: string, token?: Token): Promise<Answer<NewGuest>> {
  return ask('/guests', { method: 'POST', token, body: { name } });
}

/** A new table with its default options. To practise is to have bots in all other seats and begin at once. */
export function postTable(token: Token, game: string, purpose: 'friends' | 'practise'): Promise<Answer<NewTable>> {
  return ask('/tables', { method: 'POST', token, body: { game, practise: purpose === 'practise' } });
}

/** What the link alone tells about a table. */
export function getTable(code: TableCode): Promise<Answer<TableNotice>> {
  return ask(`/tables/${code}`, { method: 'GET' });
}

/** The room to join for a table, which the server brings back from its store if need be. */
export function postRoom(token: Token, code: TableCode): Promise<Answer<OpenRoom>> {
  return ask(`/tables/${code}/room`, { method: 'POST', token });
}

