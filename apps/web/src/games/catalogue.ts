import type { ComponentType } from 'react';
import type { Pictures } from '../board/introduction/pictures.ts';
import type { Lesson } from '../board/lesson.ts';
import type { AnyGameScreen } from '../board/screen.ts';
import { ABOUT_GAMES, type IdentifiedGame } from './abouts.ts';

/** A game in the app: its metadata, and the components and files that display it. Everything but the card back loads on demand. */
export interface CatalogueEntry extends IdentifiedGame {
  /** The card back with its patterns, in a card's coordinates of 200 by 280 units. */
  readonly Back: ComponentType;
  /** Loads the three pictures of the game's introduction. */
  readonly introduction: () => Promise<Pictures>;
  /** Loads the game's lesson, or null if there is none. */
  readonly lesson: (() => Promise<Lesson>) | null;
  /** Loads the screen that plays the game at a table. */
  readonly screen: () => Promise<AnyGameScreen>;
}

// The files of every game's folder, by name. A test ensures that each game has the required ones.
const BACKS = import.meta.glob<ComponentType>('./*/Back.tsx', { eager: true, import: 'Back' });
const INTRODUCTIONS = import.meta.glob<Pictures>('./*/introduction.tsx', { import: 'pictures' });
const LESSONS = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });
const SCREENS = import.meta.glob<AnyGameScreen>('./*/screen.ts', { import: 'screen' });

/** All games, in display order. */
export const GAMES: readonly CatalogueEntry[] = ABOUT_GAMES.map((about) => ({
  ...about,
  Back: the(BACKS, `./${about.id}/Back.tsx`),
  introduction: the(INTRODUCTIONS, `./${about.id}/introduction.tsx`),
  lesson: LESSONS[`./${about.id}/lesson.ts`] ?? null,
  screen: the(SCREENS, `./${about.id}/screen.ts`),
}));

/** The games offered on the home page. */
export const AT_HOME: readonly CatalogueEntry[] = GAMES.filter(({ shelf }) => shelf === 'home');

/** Returns a game's catalogue entry, or null if there is no such game. */
export function catalogued(game: string): CatalogueEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}

/** Returns a game's part from `file`. Throws if the game lacks the file, so no page can be shown. */
function the<Part>(parts: Readonly<Record<string, Part>>, file: string): Part {
  const part = parts[file];
  if (part === undefined) throw new Error(`${file} is missing.`);
  return part;
}
