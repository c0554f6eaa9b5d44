import { expect, it } from 'vitest';
import { acceptedEncoding, ENCODINGS } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['BR ; q=1.0', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, identity', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['zstd, deflate', null],
  ['br;q=nonsense', null],
  ['', null],
  [undefined, null],
])('a client that accepts %s gets the smallest of its preferred encodings: %s', (header, encoding) => {
  expect(acceptedEncoding(header, ENCODINGS)).toBe(encoding);
});

it('a client that accepts an unavailable encoding gets another one, or none', () => {
  expect([acceptedEncoding('br, gzip', ['gzip']), acceptedEncoding('br', ['gzip'])]).toEqual(['gzip', null]);
});
