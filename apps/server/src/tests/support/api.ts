import type { Answer, NewGuest, NewTable, TableCode } from '@chinwag/protocol';

/** How a request to the API is made. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: object;
}

/** Asks the API of a server. */
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

/** What a request gave that is expected to be granted. */
export function granted<Given extends object>(answer: Answer<Given>): { readonly ok: true } & Given {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer;
}

/** A guest of a server. */
export async function newGuest(url: string, name: string): Promise<NewGuest> {
  return granted(await ask<NewGuest>(url, '/guests', { body: { name } }));
}

/** What a test wants of a table; Chinkway with its usual options if nothing else. */
export interface WantedTable {
  readonly game?: string;
  readonly options?: object;
}

/** A table of a guest. */
export async function newTable(url: string, { token }: NewGuest, wanted: WantedTable = {}): Promise<TableCode> {
  return granted(await ask<NewTable>(url, '/tables', { token, body: { game: 'chinkway', ...wanted } })).code;
}
