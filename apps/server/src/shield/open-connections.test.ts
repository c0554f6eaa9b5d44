import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { OpenConnections } from './open-connections.ts';

it('an address can have a limited number of open connections, and another one after one has closed', () => {
  const open = new OpenConnections(2);
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  expect([first, second, third].map((one) => open.admits('203.0.113.1', one))).toEqual([true, true, false]);
  expect(open.admits('203.0.113.2', third)).toBe(true);
  first.emit('close');
  expect(open.admits('203.0.113.1', new EventEmitter())).toBe(true);
});

it('the networks of a /48 together can have as many connections as four of them', () => {
  const open = new OpenConnections(2);
  const admitted = Array.from({ length: 20 }, (_, at) => open.admits(`2001:db8:1:${at}`, new EventEmitter()));
  expect(admitted.filter(Boolean)).toHaveLength(8);
  expect(open.admits('2001:db8:2:1', new EventEmitter())).toBe(true);
});

it('a connection counts only once, and connections without an address do not count', () => {
  const open = new OpenConnections(1);
  const one = new EventEmitter();
  expect([open.admits('203.0.113.1', one), open.admits('203.0.113.1', one)]).toEqual([true, true]);
  expect([open.admits(null, new EventEmitter()), open.admits(null, new EventEmitter())]).toEqual([true, true]);
});

it.each([['203.0.113.1', 1], ['2001:db8:1:2', 2]])('an address without open connections is forgotten: %s', (address, shares) => {
  const open = new OpenConnections(2);
  const one = new EventEmitter();
  open.admits(address, one);
  expect(open.addresses).toBe(shares);
  one.emit('close');
  expect(open.addresses).toBe(0);
});
