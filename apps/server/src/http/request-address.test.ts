import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { originAsked, rememberAddress } from './request-address.ts';

function asked(proxies: number, headers: IncomingMessage['headers']): string | null {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  rememberAddress(proxies)(request, {} as never);
  return originAsked(request);
}

it('only a declared proxy is trusted that a request came over TLS', () => {
  const headers = { host: 'cards.example.org', 'x-forwarded-proto': 'https' };
  expect([asked(1, headers), asked(0, headers)]).toEqual(['https://cards.example.org', 'http://cards.example.org']);
});

it.each(['', 'a b', 'x@y', '-', 'a"b', 'localhost:port'])('a request with an invalid host has no origin: %s', (host) => {
  expect(asked(0, { host })).toBeNull();
});
