import { expect, it } from 'vitest';
import { pageFrom } from './built-page.ts';

const PAGE =
  '<link href="./icon.svg"><style>p{src:url(./fonts/a.woff2)}</style><script src="./assets/b.js"></script>' +
  '<script type="importmap">{"imports":{"./assets/a.js":"./assets/a-1.js"}}</script><p>./said</p>';

it('pageFrom resolves links to built files from any path, and leaves the text unchanged', () => {
  expect(pageFrom(PAGE, '/cards/')).toBe(
    '<link href="/cards/icon.svg"><style>p{src:url(/cards/fonts/a.woff2)}</style><script src="/cards/assets/b.js"></script>' +
      '<script type="importmap">{"imports":{"/cards/assets/a.js":"/cards/assets/a-1.js"}}</script><p>./said</p>',
  );
});
