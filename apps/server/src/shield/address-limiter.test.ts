import { expect, it } from 'vitest';
import type { Monotonic } from '../time.ts';
import { AddressLimiter } from './address-limiter.ts';
import { networkOf } from './address-shares.ts';

const NOW = 0 as Monotonic;
const ALLOWANCE = { atOnce: 10, every: 1000 };

/** Returns how many concurrent requests are admitted, each from the address that `from` returns. */
function letThrough(limiter: AddressLimiter, from: (at: number) => string, count = 1000): number {
  return Array.from({ length: count }, (_, at) => from(at)).filter((address) => limiter.take(address, NOW)).length;
}

it('each address has its own allowance', () => {
  const limiter = new AddressLimiter(ALLOWANCE);
  expect(letThrough(limiter, () => '203.0.113.1')).toBe(10);
  expect(letThrough(limiter, () => '203.0.113.2')).toBe(10);
});

it('an IPv6 /48 has the allowance of four addresses, however many of its networks send requests', () => {
  const limiter = new AddressLimiter(ALLOWANCE);
  expect(letThrough(limiter, (at) => `2001:db8:1:${at.toString(16)}`)).toBe(40);
  expect(letThrough(limiter, () => '2001:db8:2:1')).toBe(10);
});

it('a flood from one /64 leaves other networks of its /48 their own allowance', () => {
  const limiter = new AddressLimiter(ALLOWANCE);
  expect(letThrough(limiter, () => '2001:db8:1:1')).toBe(10);
  expect(letThrough(limiter, () => '2001:db8:1:2')).toBe(10);
});

it('all clients behind an undeclared proxy share the allowance of four addresses', () => {
  expect(letThrough(new AddressLimiter(ALLOWANCE), () => 'proxy 10.0.0.1')).toBe(40);
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2', '2001:db8:1'],
  ['proxy 10.0.0.1', 'proxy 10.0.0.1'],
  [null, null],
])('the largest network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
