import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { OpenConnections } from './open-connections.ts';

it('an address may have so many open at a time, and another when one has closed', () => {
  const open = new OpenConnections(2);
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  expect([first, second, third].map((one) => open.admits('203.0.113.1', one))).toEqual([true, true, false]);
  expect(open.admits('203.0.113.2', third)).toBe(true);
  first.emit('close');
  expect(open.admits('203.0.113.1', new EventEmitter())).toBe(true);
});

it('one connection counts once, and nobody counts who cannot be distinguished', () => {
  const open = new OpenConnections(1);
  const one = new EventEmitter();
  expect([open.admits('203.0.113.1', one), open.admits('203.0.113.1', one)]).toEqual([true, true]);
  expect([open.admits(null, new EventEmitter()), open.admits(null, new EventEmitter())]).toEqual([true, true]);
});

it('an address with nothing open is forgotten', () => {
  const open = new OpenConnections(2);
  const one = new EventEmitter();
  open.admits('203.0.113.1', one);
  expect(open.addresses).toBe(1);
  one.emit('close');
  expect(open.addresses).toBe(0);
});
