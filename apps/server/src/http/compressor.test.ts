import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AT_ONCE, Compressor, MOST_BYTES } from './compressor.ts';

const text = (bytes: number): string => 'ab'.repeat(bytes / 2);

it('a text of up to 16 KB is compressed while the client waits, and a longer text is not', async () => {
  const most = await new Compressor().compress(text(16_384));
  expect(String(gunzipSync(most ?? ''))).toBe(text(16_384));
  expect(new Compressor().compress(text(16_386))).toBeNull();
  expect(new Compressor().compress('ł'.repeat(8193))).toBeNull();
});

it('a text that fits in one packet is not compressed', () => {
  expect(new Compressor().compress(text(1022))).toBeNull();
});

it('texts above the concurrency limit stay uncompressed until another compression is done', async () => {
  const compressor = new Compressor();
  const running = Array.from({ length: AT_ONCE }, () => compressor.compress(text(MOST_BYTES)));
  expect(running).not.toContain(null);
  expect(compressor.compress(text(MOST_BYTES))).toBeNull();
  for (const one of running) await one;
  expect(compressor.compress(text(MOST_BYTES))).not.toBeNull();
});
