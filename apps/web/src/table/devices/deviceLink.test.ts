import { passCodeSchema, tableCodeSchema } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { deviceLink, deviceLinkIn } from './deviceLink.ts';

const PASS = passCodeSchema.parse('ABCD2345');
const TABLE = tableCodeSchema.parse('M7K4QABCDE');

describe('the link to another device', () => {
  it('leads to the page that asks, never to a table, and has the pass after the #', () => {
    for (const table of [null, TABLE]) {
      const { pathname, search, hash } = new URL(deviceLink('https://chinwag.example', PASS, table));
      expect([pathname, search]).toEqual(['/me', '']);
      expect(deviceLinkIn(hash)).toEqual({ pass: PASS, table });
    }
  });

  it.each([
    ['nothing', '', null],
    ['another hash', '#seen', null],
    ['a table alone', `#table=${TABLE}`, null],
    ['a pass behind something else', `#seen&pass=${PASS}`, { pass: PASS, table: null }],
    ['a table that is none', `#pass=${PASS}&table=//evil.example`, { pass: PASS, table: null }],
    ['a pass that is none', '#pass=', { pass: '', table: null }],
  ])('is read correctly: %s', (_, hash, link) => {
    expect(deviceLinkIn(hash)).toEqual(link);
  });
});
