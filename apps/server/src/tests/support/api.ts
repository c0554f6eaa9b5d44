import type { Answer, NewGuest, NewTable, TableCode } from '@chinwag/protocol';

/** A request to the API. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: object;
}

/** Sends a request to a server's API. Resolves with its answer and the HTTP status. Rejects if there is no answer in JSON. */
export async function ask<Given extends object = object>(
  url: string,
  path: string,
  { method = 'POST', token, body = {} }: ApiRequest = {},
): Promise<Answer<Given> & { readonly httpStatus: number }> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', connection: 'close', ...authorization },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Answer<Given>), httpStatus: response.status };
}

/** Returns a granted answer. Throws if the answer is a refusal. */
export function granted<Given extends object>(answer: Answer<Given>): { readonly ok: true } & Given {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer;
}

/** Creates a guest on a server. Resolves with the guest and their token. Rejects if the server refuses. */
export async function newGuest(url: string, name: string): Promise<NewGuest> {
  return granted(await ask<NewGuest>(url, '/guests', { body: { name } }));
}

/** The table that a test needs; by default Chinkway with its default options. */
export interface WantedTable {
  readonly game?: string;
  readonly options?: object;
}

/** Opens a table with a guest as its host. Resolves with the table code. Rejects if the server refuses. */
export async function newTable(url: string, { token }: NewGuest, wanted: WantedTable = {}): Promise<TableCode> {
  return granted(await ask<NewTable>(url, '/tables', { token, body: { game: 'chinkway', ...wanted } })).code;
}
