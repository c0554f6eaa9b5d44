import { expect, it } from 'vitest';
import { retired } from './retired.ts';
import { SETTINGS } from './settings.ts';

it('a retired setting is reported with its replacements, which all exist', () => {
  const set = retired({ HTTP_PER_ADDRESS: '5000+100/s', LOOKS_PER_CONNECTION: '2+1/s', PORT: '1' });
  expect(set.map(({ variable }) => variable)).toEqual(['LOOKS_PER_CONNECTION', 'HTTP_PER_ADDRESS']);
  for (const { instead } of set) expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining(instead.split(' and ')));
});
