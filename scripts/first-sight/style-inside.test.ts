import { expect, it } from 'vitest';
import { besidePage, withStyle } from './style-inside.ts';

const PAGE = `<link rel="icon" href="/icon.svg" />
<link rel="stylesheet" crossorigin href="/assets/kit.css">
<link rel="stylesheet" crossorigin href="/assets/index.css">
<p>Chinwag</p>`;

it('a page holds the style it waits for, in the order in which that was linked', () => {
  expect(withStyle(PAGE, (href) => `p{order:"${href} $& $1"}\n`)).toBe(`<link rel="icon" href="/icon.svg" />
<link rel="stylesheet" href="/assets/kit.css" disabled><style>p{order:"/assets/kit.css $& $1"}</style>
<link rel="stylesheet" href="/assets/index.css" disabled><style>p{order:"/assets/index.css $& $1"}</style>
<p>Chinwag</p>`);
});

it('what a style sheet names in its folder is found from the page beside that', () => {
  const data = 'c{src:url(data:image/svg+xml,../x)}';
  expect(besidePage(`a{src:url(../fonts/a.woff2)}b{src:url("./b.svg")}${data}`, 'assets')).toBe(
    `a{src:url(./fonts/a.woff2)}b{src:url("./assets/b.svg")}${data}`,
  );
});
