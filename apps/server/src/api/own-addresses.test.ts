import { describe, expect, it } from 'vitest';
import { originAt, originsOf, ownAddresses } from './own-addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => ({ address, family, internal });

describe('ownAddresses', () => {
  it('lists the addresses that neighbours can reach, with networks inside the machine last', () => {
    const addresses = ownAddresses({
      lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.5'), at('fe80::1', 'IPv6')],
      eth0: [at('169.254.3.4'), at('10.0.0.7')],
    });
    expect(addresses).toEqual(['192.168.1.5', '10.0.0.7', '172.17.0.1']);
  });

  it('returns nothing when the machine is in no network', () => {
    expect(ownAddresses({ lo: [at('127.0.0.1', 'IPv4', true)], none: undefined })).toEqual([]);
  });
});

it('originsOf returns the origin of the listening address, and nothing for a loopback address', () => {
  expect(originsOf('10.0.0.7', 2567)).toEqual(['http://10.0.0.7:2567']);
  expect(originsOf('2001:db8::7', 2567)).toEqual(['http://[2001:db8::7]:2567']);
  expect([originsOf('127.0.0.1', 2567), originsOf('::1', 2567)]).toEqual([[], []]);
  expect(originAt('localhost', 80)).toBe('http://localhost:80');
});
