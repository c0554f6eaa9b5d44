import { describe, expect, it } from 'vitest';
import type { HeadsInLanguage } from '../../packages/protocol/src/heads.ts';
import { pagesOfCopy } from './pages.ts';

const PAGE = `<!doctype html><html><head>
    <title>Home</title>
    <meta name="description" content="Home" />
    <script type="importmap">{"imports":{"./assets/a.js":"./assets/a-1.js","./assets/b.js":"./assets/b-2.js"}}</script>
    <link href="./icon.svg" /><script src="./assets/index.js"></script></head></html>`;

const head = (title: string) => ({ title, description: `About ${title}` });
const HEADS = {
  lang: 'en', locale: 'en_GB', home: head('home'), 'rules-index': head('all rules'), stored: head('stored'), lost: head('lost'),
  games: {
    pennies: {
      game: head('Pennies'), practice: head('practice'), lesson: head('lesson'), rules: head('"rules" <of> Pennies'), gathering: [],
      playing: head('playing'), finished: head('finished'),
    },
  },
} as unknown as HeadsInLanguage;

describe('a copy without a server', () => {
  const pages = new Map(pagesOfCopy(PAGE, HEADS).map(({ fileName, html }) => [fileName, html]));

  it('has a page in a folder for every address except tables', () => {
    expect([...pages.keys()].toSorted()).toEqual([
      'games/pennies/index.html', 'lesson/pennies/index.html', 'practise/pennies/index.html', 'rules/index.html',
      'rules/pennies/index.html', 'stored/index.html',
    ]);
  });

  it('uses relative paths to shared files, so that it works in any folder', () => {
    expect(pages.get('rules/index.html')).toContain('<link href="../icon.svg" /><script src="../assets/index.js">');
    expect(pages.get('rules/pennies/index.html')).toContain('<link href="../../icon.svg" /><script src="../../assets/index.js">');
  });

  it('has an import map with paths relative to each page’s depth', () => {
    const map = '{"imports":{"../assets/a.js":"../assets/a-1.js","../assets/b.js":"../assets/b-2.js"}}';
    expect(pages.get('rules/index.html')).toContain(`<script type="importmap">${map}</script>`);
  });

  it('gives each page its own title and description', () => {
    expect(pages.get('rules/pennies/index.html')).toContain('<title>&quot;rules&quot; &lt;of> Pennies</title>');
    expect(pages.get('practise/pennies/index.html')).toContain('content="About practice"');
    expect(pages.get('practise/pennies/index.html')).not.toContain('Home');
  });
});
