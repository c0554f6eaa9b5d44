import { type AnyGame, games } from '@chinwag/rules';
import type { LanguageId } from '../../../apps/web/src/language/languages.ts';
import { inEach } from './message.ts';
import { numberPattern } from './number-words.ts';
import { OPTION_FIGURES, type OptionFigures } from './option-figures.ts';
import type { Rendering } from './renderings.ts';

/** Texts that may state such a figure, with the reason. */
const MAY: readonly { readonly keys: RegExp; readonly reason: string }[] = [
  { keys: /^[a-z]+\.option\./u, reason: 'it names the choice itself' },
  { keys: /^lessons\./u, reason: 'a lesson sets the options of its own table' },
  { keys: /^introduction\.chinchon\.hurts$/u, reason: 'it names both limits' },
];

/**
 * Checks that no text states a figure of an option, such as "after 7 hands" if three are possible. Such a figure must be a
 * placeholder. A text that selects by the option itself may state the figure.
 */
export const optionDecided = inEach(({ language, renderings }, key) => {
  if (MAY.some(({ keys }) => keys.test(key))) return [];
  return decisionsAbout(key).flatMap(([option, pattern]) =>
    renderings.flatMap((rendering) => {
      const found = pattern[language].exec(plain(rendering));
      const chosenBy = rendering.cases.has(option);
      return found === null || chosenBy ? [] : [`it says "${found[0]}", which the option "${option}" decides: make it a gap`];
    }),
  );
});

/** Returns a rendering as plain text, with explained terms as ordinary words. */
function plain({ text }: Rendering): string {
  return text.replaceAll(/<\/?[a-z-]+>/gu, '');
}

type DecidedFigures = readonly [option: string, pattern: Readonly<Record<LanguageId, RegExp>>];

/** Returns the figures that a game's options decide, for the game that a text's key names. */
function decisionsAbout(key: string): readonly DecidedFigures[] {
  return key.split('.').flatMap((part) => DECISIONS.get(part) ?? []);
}

const DECISIONS = new Map(Object.values<AnyGame>(games).map((game) => [game.id, decisionsOf(game)] as const));

function decisionsOf({ id, options }: AnyGame): readonly DecidedFigures[] {
  return Object.entries(OPTION_FIGURES[id] ?? {}).flatMap(([option, list]) =>
    list.map(({ figures, of }): DecidedFigures => {
      const numbers = figures === 'values' ? (options[option]?.values ?? []).flatMap(numbersIn) : Object.values(figures).flat();
      return [option, { en: near(numbers, of, 'en'), es: near(numbers, of, 'es'), pl: near(numbers, of, 'pl') }];
    }),
  );
}

/** Returns the numbers in an option's value. A stake of 0 does not count. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  const number = Number(value);
  return Number.isInteger(number) && number > 1 ? [number] : [];
}

/** Returns a pattern for one of the numbers beside its noun, with at most one word between. */
function near(numbers: readonly number[], of: OptionFigures['of'], language: LanguageId): RegExp {
  const figure = `(?:${[...new Set(numbers)].map((number) => numberPattern(number, language)).join('|') || '(?!)'})`;
  const counted = `(?<!\\p{L})(?:${of[language]})(?!\\p{L})`;
  const between = '[\\s-]+(?:\\p{L}+\\s+)?';
  return new RegExp(`${figure}${between}${counted}|${counted}${between}${figure}`, 'iu');
}
