import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const WORDS = Buffer.from('words, words, words '.repeat(1000));
const namesOf = async (fileName: string, bytes: Buffer) => (await compressed(fileName, bytes)).map((file) => file.fileName);

it('a text file gets compressed copies that unpack to the same bytes', async () => {
  const [br, gz] = await compressed('assets/index.js', WORDS);
  expect([br?.fileName, gz?.fileName]).toEqual(['assets/index.js.br', 'assets/index.js.gz']);
  expect([brotliDecompressSync(br?.bytes ?? ''), gunzipSync(gz?.bytes ?? '')]).toEqual([WORDS, WORDS]);
});

it.each(['table.css', 'icon.svg', 'heads.json', 'manifest.webmanifest', 'index.html'])('%s gets compressed', async (fileName) => {
  expect(await namesOf(fileName, WORDS)).toHaveLength(2);
});

it.each(['letters.woff2', 'home.png', 'favicon.ico'])('%s is not compressed again', async (fileName) => {
  expect(await namesOf(fileName, WORDS)).toEqual([]);
});

it('a file that fits in one packet or would not shrink gets no compressed copy', async () => {
  expect(await namesOf('robots.txt', WORDS.subarray(0, 1023))).toEqual([]);
  expect(await namesOf('noise.js', randomBytes(5000))).toEqual([]);
});
