import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { basePathOf, withoutBasePath } from './base-path.ts';

function asked(url: string, base = '/cards'): string | undefined {
  const request = { url } as IncomingMessage;
  withoutBasePath(base)(request);
  return request.url;
}

describe('a server below a base path', () => {
  it.each([
    ['/cards', '/'], ['/cards/', '/'], ['/cards?lang=pl', '/?lang=pl'], ['/cards/t/ABCDEFGHJK', '/t/ABCDEFGHJK'],
    ['/t/ABCDEFGHJK', '/t/ABCDEFGHJK'], ['/cardsharp', '/cardsharp'], ['/api/cards/x', '/api/cards/x'],
  ])('serves %s as %s', (url, plain) => {
    expect(asked(url)).toBe(plain);
  });

  it('has a base path only if its public URL declares one', () => {
    expect([null, 'https://cards.example', 'https://example.org/games/cards'].map(basePathOf)).toEqual(['', '', '/games/cards']);
    expect(asked('/cards/t/ABCDEFGHJK', '')).toBe('/cards/t/ABCDEFGHJK');
  });
});
