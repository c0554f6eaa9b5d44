import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuestId } from '@chinwag/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN, CODE } from '../tests/support/table-parts.ts';
import { answerPeers } from './answer-peers.ts';
import { forwardingSignature, SIGNATURE_HEADER } from './forwarding.ts';
import { PeerClient } from './peer-client.ts';
import { PEER_PATH } from './peer-requests.ts';
import type { ProcessAddress } from './process-address.ts';

const SIGNATURE = forwardingSignature(new Uint8Array(32));
const OWNER = { process: 'aaaaaaaaa', epoch: 3 };

let server: Server;
let address: ProcessAddress;
let forgotten: GuestId[];
beforeEach(async () => {
  forgotten = [];
  const answer = answerPeers(SIGNATURE, {
    openness: () => 'open',
    'request-entry': () => 'door-knock',
    forget: ({ person }) => {
      forgotten.push(person);
      return 'forgotten';
    },
  });
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end('{"ok":false}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
});
afterEach(() => void server.close());

it('a process performs the requests of other processes of the same server', async () => {
  const peer = new PeerClient(SIGNATURE);
  expect(await peer.openness(address, OWNER, CODE)).toBe('open');
  expect(await peer.requestEntry(address, CODE, ANN, null)).toBe('door-knock');
  await peer.forget(address, CODE, ANN.id);
  expect(forgotten).toEqual([ANN.id]);
});

it('a process refuses requests without the signature of its server', async () => {
  for (const signature of ['', 'x', forwardingSignature(new Uint8Array(32).fill(1))]) {
    const stranger = new PeerClient(signature);
    expect(await stranger.openness(address, OWNER, CODE)).toBe('other-epoch');
    const wanted = [stranger.requestEntry(address, CODE, ANN, null), stranger.forget(address, CODE, ANN.id)];
    const asked = await Promise.allSettled(wanted);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  expect(forgotten).toEqual([]);
});

const NONE = ['', 'null', '{"kind":"forget","code":"ABC"}', '{"kind":"close"}'];

it.each(NONE)('a process refuses an unknown request: %j', async (body) => {
  const headers = { [SIGNATURE_HEADER]: SIGNATURE };
  const { status } = await fetch(`http://127.0.0.1:${address.port}${PEER_PATH}`, { method: 'POST', headers, body });
  expect(status).toBe(500);
  expect(forgotten).toEqual([]);
});
