import type { Pictures } from '../board/introduction/pictures.ts';
import type { Lesson } from '../board/lesson.ts';
import type { AnyGameScreen } from '../board/screen.ts';
import { LANGUAGES, type LanguageId } from '../language/languages.ts';
import type { Look } from '../ui/look.ts';
import { ABOUT_GAMES, type IdentifiedGame } from './abouts.ts';

/** A game of the app: the facts about it, and what it is shown with. All but its look is loaded when it is needed. */
export interface CatalogueEntry extends IdentifiedGame {
  readonly look: Look;
  /** Loads the text of its rules in each language, as the documentation has it. */
  readonly rules: Readonly<Record<LanguageId, () => Promise<string>>>;
  /** Loads the three pictures that are shown of it before its first card. */
  readonly introduction: () => Promise<Pictures>;
  /** Loads its lesson; null if it has none. */
  readonly lesson: (() => Promise<Lesson>) | null;
  /** Loads its screen: the table on which it is played. */
  readonly screen: () => Promise<AnyGameScreen>;
}

// The files of every game's folder, by their names. A test holds that each game has those that it must have.
const LOOKS = import.meta.glob<Look>('./*/look.tsx', { eager: true, import: 'look' });
const INTRODUCTIONS = import.meta.glob<Pictures>('./*/introduction.tsx', { import: 'pictures' });
const LESSONS = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });
const SCREENS = import.meta.glob<AnyGameScreen>('./*/screen.ts', { import: 'screen' });
const RULES = import.meta.glob<string>(['../../../../docs/rules/*.md', '../../../../docs/rules/{es,pl}/*.md', '!**/tests.md'], {
  query: '?raw', import: 'default',
});

/** All games, in the order in which they are shown. */
export const GAMES: readonly CatalogueEntry[] = ABOUT_GAMES.map((about) => ({
  ...about,
  look: the(LOOKS, `./${about.id}/look.tsx`),
  rules: rulesOf(about.id),
  introduction: the(INTRODUCTIONS, `./${about.id}/introduction.tsx`),
  lesson: LESSONS[`./${about.id}/lesson.ts`] ?? null,
  screen: the(SCREENS, `./${about.id}/screen.ts`),
}));

/** The games that are offered at home. */
export const AT_HOME: readonly CatalogueEntry[] = GAMES.filter(({ shelf }) => shelf === 'home');

/** The catalogue's entry for a game, or null for a game that there is not. */
export function catalogued(game: string): CatalogueEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}

function rulesOf(game: string): CatalogueEntry['rules'] {
  const inLanguage = (language: LanguageId): string => (language === 'en' ? `${game}.md` : `${language}/${game}.md`);
  const rules = LANGUAGES.map((language) => [language, the(RULES, `../../../../docs/rules/${inLanguage(language)}`)] as const);
  return Object.fromEntries(rules) as CatalogueEntry['rules'];
}

/** What a file exports, or loads. Throws where a game lacks the file: then no page can be shown. */
function the<Part>(parts: Readonly<Record<string, Part>>, file: string): Part {
  const part = parts[file];
  if (part === undefined) throw new Error(`${file} is missing.`);
  return part;
}
