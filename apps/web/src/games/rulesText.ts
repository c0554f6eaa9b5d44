import type { LanguageId } from '../language/languages.ts';

const RULES = import.meta.glob<string>([
  '../../../../docs/rules/*.md', '../../../../docs/rules/{es,pl}/*.md', '!**/README.md', '!**/tests.md',
], { query: '?raw', import: 'default' });

/**
 * Returns a function that loads a game's rules text in a language; undefined if there is no such game. The function's promise
 * rejects if loading fails.
 */
export function rulesText(game: string, language: LanguageId): (() => Promise<string>) | undefined {
  return RULES[`../../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`];
}
