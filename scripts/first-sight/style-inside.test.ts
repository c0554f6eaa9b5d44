import { expect, it } from 'vitest';
import { besidePage, withStyle } from './style-inside.ts';

const PAGE = `<link rel="icon" href="/icon.svg" />
<link rel="stylesheet" crossorigin href="/assets/kit.css">
<link rel="stylesheet" crossorigin href="/assets/index.css">
<p>Chinwag</p>`;

it('a page contains its blocking styles inline in the order of their links', () => {
  expect(withStyle(PAGE, (href) => `p{order:"${href} $& $1"}\n`)).toBe(`<link rel="icon" href="/icon.svg" />
<link rel="stylesheet" href="/assets/kit.css" disabled><style>p{order:"/assets/kit.css $& $1"}</style>
<link rel="stylesheet" href="/assets/index.css" disabled><style>p{order:"/assets/index.css $& $1"}</style>
<p>Chinwag</p>`);
});

it('URLs in an inlined style sheet are resolved relative to the page', () => {
  const data = 'c{src:url(data:image/svg+xml,../x)}';
  expect(besidePage(`a{src:url(../fonts/a.woff2)}b{src:url("./b.svg")}${data}`, 'assets')).toBe(
    `a{src:url(./fonts/a.woff2)}b{src:url("./assets/b.svg")}${data}`,
  );
});
