import { expect, it } from 'vitest';
import { withScriptsLast } from './scripts-last.ts';

it('a page’s scripts load at lower priority than its first content', () => {
  const page = `<link rel="preload" href="/letters.woff2" as="font">
<script>theme();</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/kit.js">`;
  expect(withScriptsLast(page)).toBe(`<link rel="preload" href="/letters.woff2" as="font">
<script>theme();</script>
<script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/kit.js">`);
});
