import { describe, expect, it } from 'vitest';
import { addressOf, outsideAddress } from './address.ts';

const from = (remoteAddress: string, forwarded: string | undefined, proxies: number): string | null =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, proxies);

describe('somebody is known by', () => {
  it.each([
    ['their own address', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['their own address, however it is written', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['their own address, whatever they say it is', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['what a declared proxy says, not what they said to it', '10.0.0.1', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['what the first of two declared proxies says', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['what a proxy says, without the port it may add', '10.0.0.1', '203.0.113.7:50123', 1, '203.0.113.7'],
    ['the same of an IPv6 address', '10.0.0.1', '[2001:db8:1:2::5]:50123', 1, '2001:db8:1:2'],
    ['nothing on this machine', '127.0.0.1', undefined, 0, null],
    ['nothing behind a proxy that was not declared', '10.0.0.1', '203.0.113.7', 0, null],
  ])('%s', (_, remote, forwarded, proxies, address) => {
    expect(from(remote, forwarded, proxies)).toBe(address);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['192.168.1.2', null],
  ['::ffff:10.0.0.1', null],
  ['127.0.0.1', null],
])('a socket from %s is that of %s, as a proxy of the server would be in a private network', (remoteAddress, address) => {
  expect(outsideAddress({ remoteAddress })).toBe(address);
});
