import { describe, expect, it } from 'vitest';
import { pageAt } from './pages.ts';

describe('pageAt', () => {
  it.each([
    ['/', 'home', ''],
    ['/t/ABCDEFGHJK', 'table', 'ABCDEFGHJK'],
    ['/practise/chinkway', 'practice', 'chinkway'],
    ['/rules', 'rules-index', ''],
    ['/rules/', 'rules-index', ''],
    ['/Rules/chinkway/', 'rules', 'chinkway'],
    ['/games/a%20b', 'game', 'a b'],
    ['/g/abc-1', 'replay', 'abc-1'],
    ['/me', 'history', ''],
    ['/stored', 'stored', ''],
  ])('finds %s as the browser does', (path, page, named) => {
    expect(pageAt(path)).toEqual({ page, named });
  });

  it.each(['//', '/t', '/t/', '/t/A/B', '/rulesx', '/x/rules', '/rules/%E0%A4%A'])('returns null for %s', (path) => {
    expect(pageAt(path)).toBeNull();
  });
});
