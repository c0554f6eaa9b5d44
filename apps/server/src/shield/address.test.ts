import { describe, expect, it } from 'vitest';
import { addressOf, outsideAddress, siteOf } from './address.ts';

const from = (remoteAddress: string, forwarded: string | undefined, proxies: number): string | null =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, proxies);

describe('a client is identified by', () => {
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
    ['the proxy behind one that was not declared', '10.0.0.1', '203.0.113.7', 0, 'proxy 10.0.0.1'],
    ['the proxy behind one on this machine that was not declared', '127.0.0.1', '203.0.113.7', 0, 'proxy 127.0.0.1'],
  ])('%s', (_, remote, forwarded, proxies, address) => {
    expect(from(remote, forwarded, proxies)).toBe(address);
  });
});

it.each(['forwarded', 'x-real-ip', 'via'])('a proxy is recognized by the %s header too', (header) => {
  const origin = { socket: { remoteAddress: '10.0.0.1' }, headers: { [header]: '203.0.113.7' } };
  expect(addressOf(origin, 0)).toBe('proxy 10.0.0.1');
});

it('the site of an IPv6 address is its /48, and other addresses have none', () => {
  expect(['2001:db8:1:2', '203.0.113.7', 'proxy fd00::1'].map(siteOf)).toEqual(['2001:db8:1', null, null]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['192.168.1.2', null],
  ['::ffff:10.0.0.1', null],
  ['127.0.0.1', null],
])('a socket from %s has the outside address %s, because a private address can be a proxy', (remoteAddress, address) => {
  expect(outsideAddress({ remoteAddress })).toBe(address);
});
