import type { NewGuest, NewTable, TableCode } from '@chinwag/protocol';
import type { ApiRequest } from '../../../apps/server/src/tests/support/api.ts';
import { RawConnection } from '../../../apps/server/src/tests/support/raw-connection.ts';

/** An attacker with one client address, as a proxy forwards it. */
export class Intruder {
  readonly url: string;
  readonly from: string;

  constructor(url: string, from: string) {
    this.url = url;
    this.from = from;
  }

  /** Sends a request to the API. Resolves with the status. */
  async ask(path: string, asking: ApiRequest = {}): Promise<string> {
    const response = await this.#fetch(path, asking);
    await response.arrayBuffer();
    return String(response.status);
  }

  async guest(): Promise<NewGuest> {
    return (await (await this.#fetch('/guests', { body: { name: 'Mallory' } })).json()) as NewGuest;
  }

  /** Opens a table without people for a guest. Resolves with the table's code. */
  async table({ token }: NewGuest, game = 'chinkway'): Promise<TableCode> {
    const { code } = (await (await this.#fetch('/tables', { token, body: { game } })).json()) as NewTable;
    await this.ask(`/tables/${code}/room`, { token });
    return code;
  }

  /** Resolves with a guest's connection to a table. */
  join(guest: NewGuest, code: TableCode): Promise<RawConnection> {
    return RawConnection.join(this.url, code, { guest, from: this.from });
  }

  /** Resolves with connections of new guests to one table: the given one, or a new one. */
  async gang(size: number, at?: TableCode): Promise<readonly RawConnection[]> {
    const host = await this.guest();
    const code = at ?? (await this.table(host));
    const guests = [host, ...(await Promise.all(Array.from({ length: size - 1 }, () => this.guest())))];
    return Promise.all(guests.map((guest) => this.join(guest, code)));
  }

  #fetch(path: string, { method = 'POST', token = '', body = {} }: ApiRequest): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.from, authorization: `Bearer ${token}` };
    return fetch(`${this.url}/api${path}`, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  }
}
