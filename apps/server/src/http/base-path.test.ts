import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { basePathOf, withoutBasePath } from './base-path.ts';

function asked(url: string, base = '/cards'): string | undefined {
  const request = { url } as IncomingMessage;
  withoutBasePath(base)(request);
  return request.url;
}

describe('a server below a path of its host', () => {
  it.each([
    ['/cards', '/'], ['/cards/', '/'], ['/cards?lang=pl', '/?lang=pl'], ['/cards/t/ABCDEFGHJK', '/t/ABCDEFGHJK'],
    ['/t/ABCDEFGHJK', '/t/ABCDEFGHJK'], ['/cardsharp', '/cardsharp'], ['/api/cards/x', '/api/cards/x'],
  ])('answers for %s as for %s', (url, plain) => {
    expect(asked(url)).toBe(plain);
  });

  it('is distinguished from one at a host of its own by what was declared', () => {
    expect([null, 'https://cards.example', 'https://example.org/games/cards'].map(basePathOf)).toEqual(['', '', '/games/cards']);
    expect(asked('/cards/t/ABCDEFGHJK', '')).toBe('/cards/t/ABCDEFGHJK');
  });
});
