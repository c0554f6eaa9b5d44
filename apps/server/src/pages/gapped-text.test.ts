import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GappedText } from './gapped-text.ts';

const FIXED = ['<html lang="', `">${'the same words again and again, '.repeat(1000)}<p>`, '</p>'];

it.each([
  ['little', ['pl', 'Zażółć 🂡']],
  ['nothing', ['', '']],
  ['more than a block can hold', ['x'.repeat(70_000), 'y'.repeat(0x1fffe)]],
])('a text whose gaps are filled with %s is the same compressed and uncompressed', (_, fillings) => {
  const text = new GappedText(FIXED);
  const filled = FIXED.map((part, at) => part + (fillings[at] ?? '')).join('');
  expect(String(text.filled(fillings))).toBe(filled);
  expect(String(gunzipSync(text.gzip(fillings)))).toBe(filled);
});

it('the text around the gaps is compressed, and a filling adds only its own length and a header', () => {
  const text = new GappedText(FIXED);
  const empty = text.gzip(['', '']).length;
  expect(empty).toBeLessThan(400);
  expect(text.gzip(['12345', '']).length).toBe(empty + 10);
});

it('a text without gaps is compressed too', () => {
  expect(String(gunzipSync(new GappedText(['whole']).gzip([])))).toBe('whole');
});
