import { readdirSync, readFileSync } from 'node:fs';

/** The parts of a rules page: the marks of a heading, or the id of a rule that starts an item. */
const PART = /^(?:(#+) |- \*\*([A-Z]{2}\d+\.\d+)\*\*)/gm;

/**
 * Returns one sentence for each difference between translated rules pages, such as `es/chinkway.md`, and the English ones. Reports
 * pages that are missing or belong to no game. For each other page, reports the first heading or rule that is not in the same place
 * as in English.
 */
export function translatedRulesFaults(folder: string, games: readonly string[]): readonly string[] {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.flatMap(({ name }) => {
    const translated = readdirSync(`${folder}/${name}`);
    const pages = games.map((game) => `${game}.md`);
    const strange = translated.filter((page) => !pages.includes(page)).map((page) => `${folder}/${name}/${page} is of no game.`);
    const faulty = pages.flatMap((page) => {
      const path = `${folder}/${name}/${page}`;
      if (!translated.includes(page)) return [`${path} is missing.`];
      return firstDifference(outline(`${folder}/${page}`), outline(path)).map((difference) => `${path} ${difference}`);
    });
    return [...strange, ...faulty];
  });
}

/** Returns the outline of a page, which is its headings and rules in order: `#`, `##`, `CW1.1`, `CW1.2`, `##` … */
function outline(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(PART)].map(([, marks, rule]) => marks ?? rule ?? '');
}

/** Returns a sentence about the first difference between two outlines, or an empty list if there is none. */
function firstDifference(english: readonly string[], translated: readonly string[]): readonly string[] {
  const longer = english.length > translated.length ? english : translated;
  const at = longer.findIndex((_, k) => english[k] !== translated[k]);
  if (at === -1) return [];
  const before = at === 0 ? 'first of all' : `after ${english[at - 1]} (part ${at})`;
  return [`has ${before} ${translated[at] ?? 'nothing'}, in English ${english[at] ?? 'nothing'}.`];
}
