import { pageFrom } from '../../packages/protocol/src/built-page.ts';
import type { Head, HeadsInLanguage } from '../../packages/protocol/src/heads.ts';
import { PAGES } from '../../packages/protocol/src/pages.ts';

/** The pages of each game in a static copy. */
const OF_GAMES = ['game', 'practice', 'lesson', 'rules'] as const;

/** The pages that a static copy has once. */
const OF_ALL = ['rules-index', 'stored'] as const;

/** The metadata of the first page. */
const HEAD = /<title>.*?<\/title>\s*<meta name="description"[^>]*>/s;

/** A page of a static copy: its file and contents. */
export interface CopiedPage {
  readonly fileName: string;
  readonly html: string;
}

/** Returns the pages of a static copy for every path except the first, made from the first page. */
export function pagesOfCopy(html: string, heads: HeadsInLanguage): readonly CopiedPage[] {
  const ofGames = Object.entries(heads.games).flatMap(([id, of]) =>
    OF_GAMES.map((page) => copied(html, PAGES[page].replace(':game', id), of[page])),
  );
  return [...OF_ALL.map((page) => copied(html, PAGES[page], heads[page])), ...ofGames];
}

/** Returns a copy of the first page, with paths relative to its own folder. */
function copied(html: string, path: string, { title, description }: Head): CopiedPage {
  const folder = path.slice(1);
  const up = '../'.repeat(folder.split('/').length);
  const head = `<title>${escaped(title)}</title>\n    <meta name="description" content="${escaped(description)}" />`;
  return {
    fileName: `${folder}/index.html`,
    html: pageFrom(html, up).replace(HEAD, () => head),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
