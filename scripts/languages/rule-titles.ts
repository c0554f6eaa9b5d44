import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '../../apps/web/src/language/languages.ts';

const RULES = join(import.meta.dirname, '../../docs/rules');

/** Returns the path of a game's rules in a language. */
function rulesFile(game: string, language: LanguageId): string {
  return join(RULES, language === 'en' ? '' : language, `${game}.md`);
}

/**
 * Returns the chapter titles of a game's rules by prefix, such as `CW4` for `Playing`. Returns an empty map for an unknown game.
 */
export function ruleTitles(game: string, language: LanguageId): ReadonlyMap<string, string> {
  const file = rulesFile(game, language);
  return existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : new Map();
}

/** Returns the chapter titles of a rules page. Throws if one prefix occurs under two headings. */
export function titlesIn(markdown: string): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  let heading = '';
  for (const line of markdown.split('\n')) {
    heading = /^## (.+)$/u.exec(line)?.[1] ?? heading;
    const chapter = /^- \*\*([A-Z]{2}\d+)\.\d+\*\*/u.exec(line)?.[1];
    if (chapter === undefined) continue;
    const before = titles.get(chapter) ?? heading;
    if (before !== heading) throw new Error(`${chapter} stands under "${before}" and "${heading}"`);
    titles.set(chapter, heading);
  }
  return titles;
}
