import { request as ask } from 'node:http';
import type { Guest, GuestId, RefusalCode, TableCode } from '@chinwag/protocol';
import { parseJson } from './parse-json.ts';
import { SIGNATURE_HEADER } from './forwarding.ts';
import { PEER_ANSWERS, PEER_PATH, type PeerRequest } from './peer-requests.ts';
import type { ProcessAddress } from './process-address.ts';
import type { Owner } from './table-owners.ts';
import type { OwnerAnswer } from './takeover.ts';

/** The timeouts of calls to a process, in ms. */
const TIMEOUT_MS = { openness: 1000, 'request-entry': 5000, forget: 10_000 } as const;

/** Thrown if an address refuses the connection, because nothing is listening there. */
class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** A client for calls to the other processes of the server. The signature authenticates this process to them. */
export class PeerClient {
  readonly #signature: string;

  constructor(signature: string) {
    this.#signature = signature;
  }

  /** Resolves with whether the process at an address has a table open under an epoch. Never rejects. */
  async openness(address: ProcessAddress, owner: Owner, code: TableCode): Promise<OwnerAnswer> {
    try {
      const said = await this.#ask(address, { kind: 'openness', code, ...owner });
      const answer = PEER_ANSWERS.openness.safeParse(said);
      // Any other answer comes from something else at that address.
      return answer.success ? answer.data : 'other-epoch';
    } catch (error) {
      return error instanceof NobodyThere ? 'refused' : 'silent';
    }
  }

  /**
   * Requests entry to a table of another process. Resolves with the answer for the guest. Rejects if that process cannot be reached
   * or does not answer.
   */
  async requestEntry(address: ProcessAddress, code: TableCode, guest: Guest, network: string | null): Promise<RefusalCode> {
    return PEER_ANSWERS['request-entry'].parse(await this.#ask(address, { kind: 'request-entry', code, guest, network }));
  }

  /** Erases a person's name from a table of another process. Rejects if that fails. */
  async forget(address: ProcessAddress, code: TableCode, person: GuestId): Promise<void> {
    PEER_ANSWERS.forget.parse(await this.#ask(address, { kind: 'forget', code, person }));
  }

  #ask({ host, port }: ProcessAddress, request: PeerRequest): Promise<unknown> {
    const body = JSON.stringify(request);
    const headers = {
      [SIGNATURE_HEADER]: this.#signature, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body),
    };
    return new Promise((resolve, reject) => {
      // Each call opens a new connection. A refused connection proves that nobody listens; a closed connection from a pool proves
      // nothing.
      const asked = ask({ host, port, method: 'POST', path: PEER_PATH, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.once('close', () => (response.complete ? resolve(parseJson(text)) : reject(new Error('the answer broke off'))));
      });
      const waiting = setTimeout(() => asked.destroy(new Error('no answer in time')), TIMEOUT_MS[request.kind]);
      asked.once('close', () => clearTimeout(waiting));
      asked.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ECONNREFUSED' ? new NobodyThere('nobody listens there') : error);
      });
      asked.end(body);
    });
  }
}
