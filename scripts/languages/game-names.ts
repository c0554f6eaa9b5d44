import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FORMS } from '../../apps/web/src/language/grammar/forms.ts';
import type { LanguageId } from '../../apps/web/src/language/languages.ts';

const GAMES = join(import.meta.dirname, '../../apps/web/src/games');

/**
 * The inflected forms of game names in running text, by title, form and language. For example, the form `to` of `Chinchón` is `al
 * chinchón`.
 */
export type NameForms = ReadonlyMap<string, Readonly<Partial<Record<LanguageId, Forms>>>>;

type Forms = Readonly<Record<string, string>>;

/** Reads the forms of every game's name from its folder (`names.yaml`). Throws if a game has no such file. */
export function gameNames(folder: string = GAMES): NameForms {
  const games = readdirSync(folder).map((name) => join(folder, name)).filter((game) => existsSync(join(game, 'about.ts')));
  return new Map(games.map((game) => [titleIn(join(game, 'about.ts')), formsIn(join(game, 'names.yaml'))]));
}

function formsIn(file: string): Readonly<Partial<Record<LanguageId, Forms>>> {
  return parse(readFileSync(file, 'utf8'));
}

function titleIn(about: string): string {
  const title = /title: '([^']+)'/u.exec(readFileSync(about, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${about} has no title`);
  return title;
}

/** Returns one sentence for each fault of the forms: a form that a name lacks, or a form that no language has. */
export function nameFaults(names: NameForms, languages: readonly LanguageId[]): readonly string[] {
  return [...names].flatMap(([title, forms]) => languages.flatMap((language) => {
    const expected: readonly string[] = FORMS[language].game.filter((form) => form !== '');
    const own = Object.keys(forms[language] ?? {});
    const missing = expected.filter((form) => !own.includes(form)).map((form) => `has no form "${form}"`);
    const unknown = own.filter((form) => !expected.includes(form)).map((form) => `has a form "${form}" that no text can ask for`);
    return [...missing, ...unknown].map((fault) => `${language}: the name ${title} ${fault}.`);
  }));
}

/** A placeholder for a game's name in a form: `{game, game, to}`, or `{game, game}` for its title. */
const GAP = /\{\s*(\w+)\s*,\s*game\s*(?:,\s*(\w+)\s*)?\}/gu;

/**
 * Returns a text in which each placeholder for a game's name is a selection between the games, for the message compiler. A page
 * then loads only the forms that it uses, without a lookup. For a game that lacks the form, the selection has its title.
 */
export function withGamesChosen(text: string, names: NameForms, language: LanguageId): string {
  return text.replaceAll(GAP, (_, gap: string, form: string = '') => {
    const cases = [...names].flatMap(([title, forms]) => {
      const name = forms[language]?.[form];
      return name === undefined ? [] : [`${title} {${name}}`];
    });
    return cases.length === 0 ? `{${gap}}` : `{${gap}, select, ${cases.join(' ')} other {{${gap}}}}`;
  });
}
