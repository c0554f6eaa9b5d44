import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GappedText } from './gapped-text.ts';
import { type FirstSight, Template } from './template.ts';

const SCRIPT = 'document.title;';
const NAMES = '{"imports":{"/a.js":"/a-1.js"}}';
const STYLE = 'p { color: red }';
const TEMPLATE = `<!doctype html><html lang="en" data-room="hall"><head><!-- head --><title>Chinwag</title>
<!-- /head --><script>${SCRIPT}</script><style>${STYLE}</style><script type="importmap">${NAMES}</script>
<script type="module" src="/a.js"></script></head>
<body><!-- sight --><p>Chinwag</p><!-- /sight --></body></html>`;

const sight = (title: string, url: string | null = null): FirstSight => ({
  lang: 'pl', locale: 'pl_PL', room: 'chanoyu', head: { title, description: title },
  titles: [{ lang: 'en', title: 'Chinwag' }, { lang: 'pl', title }], url, picture: url,
});

function filled(html: string, about: FirstSight): string {
  const template = new Template(html);
  return String(new GappedText(template.fixed).filled(template.fillings(about)));
}

describe('a filled page', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="x', '&quot; onload=&quot;x'],
    ["it's & is", 'it&#39;s &amp; is'],
    ["$& $1 $' $`", '$&amp; $1 $&#39; $`'],
    ['<!-- /head -->', '&lt;!-- /head --&gt;'],
  ])('contains hostile text only as escaped text: %s', (hostile, harmless) => {
    const page = filled(TEMPLATE, sight(hostile, hostile));
    expect(page).toContain(`<title>${harmless}</title>`);
    expect(page).toContain(`<meta property="og:title" content="${harmless}" />`);
    expect(page).toContain(`<meta property="og:image" content="${harmless}" />`);
    expect(page.split(harmless)).toHaveLength(11);
    expect(page).not.toContain('<title>Chinwag</title>');
    expect(page.match(/<script>/g)).toHaveLength(1);
  });

  it('has its language and room, and keeps the rest of the template', () => {
    expect(filled(TEMPLATE, sight('A'))).toContain('<html lang="pl" data-room="chanoyu">');
    expect(filled(TEMPLATE, sight('A'))).toContain('<script type="module" src="/a.js"></script></head>\n<body><p lang="en"');
  });

  it('has its title in every language, all hidden until the page shows the chosen one', () => {
    expect(filled(TEMPLATE, sight('A'))).toContain('<body><p lang="en" hidden>Chinwag</p><p lang="pl" hidden>A</p></body>');
  });

  it('has no address and no picture if the address is unknown', () => {
    expect(filled(TEMPLATE, sight('A'))).not.toMatch(/og:url|og:image|twitter:image/);
    expect(filled(TEMPLATE, sight('A'))).toContain('<meta name="twitter:card" content="summary" />');
  });
});

it('a template lists the hashes of its inline scripts, import map and styles, but of no external script', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(new Template(TEMPLATE).inside).toEqual({ scripts: [hash(SCRIPT), hash(NAMES)], styles: [hash(STYLE)] });
});
