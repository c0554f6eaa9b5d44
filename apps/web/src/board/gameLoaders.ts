import type { LanguageId } from '../language/languages.ts';
import type { Look } from '../ui/look.ts';
import type { Pictures } from './introduction/pictures.ts';
import type { Lesson } from './lesson.ts';
import type { AnyGameScreen } from './screen.ts';

/** What a game is shown with. All but its look is loaded when it is needed. */
export interface GameLoaders {
  readonly look: Look;
  /** Loads the text of its rules in each language, as the documentation has it. */
  readonly rules: Readonly<Record<LanguageId, () => Promise<{ readonly default: string }>>>;
  /** Loads the three pictures that are shown of it before its first card. */
  readonly introduction: () => Promise<Pictures>;
  /** Loads its lesson, if it has one. */
  readonly lesson?: () => Promise<Lesson>;
  /** Loads its screen: the table on which it is played. */
  readonly screen: () => Promise<AnyGameScreen>;
}
