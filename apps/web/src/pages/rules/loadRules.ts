import { AT_HOME } from '../../games/catalogue.ts';
import { rulesText } from '../../games/rulesText.ts';
import type { LanguageId } from '../../language/languages.ts';
import { readRules, type RulesText } from './readRules.ts';
import { type Passage, passagesOf } from './searchRules.ts';

/**
 * Loads the rules of every game in a language. Resolves with all passages that a search can find. Rejects if a rules page cannot be
 * loaded.
 */
export async function loadPassages(language: LanguageId): Promise<readonly Passage[]> {
  const ofGames = AT_HOME.map(async ({ id }) => {
    const markdown = await rulesText(id, language)?.();
    return markdown === undefined ? [] : passagesOf(id, readRules(markdown, language));
  });
  return (await Promise.all(ofGames)).flat();
}

/**
 * Loads the rules of one game with `source`, and parses them. Resolves with the parsed rules. Rejects if the rules cannot be
 * loaded.
 */
export async function loadRules(source: () => Promise<string>, language: LanguageId): Promise<RulesText> {
  return readRules(await source(), language);
}
