import type { AnyOptionList, GameOption, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import type { Message } from '../language/message.ts';

/** A value of an option in words: a label and an explanation. */
interface ValueWords {
  readonly label: Message;
  readonly help: Message;
}

/** The words of an option's values, by value. */
type EachInWords<Value extends string | number> = Readonly<Record<Value, ValueWords>>;

/** The label of an option. `isLength` marks the option that sets the length of a game, the first question to a host. */
interface OptionLabel {
  readonly label: Message;
  readonly isLength?: true;
}

/** The words of an option with a few values. */
interface ChoiceWords<Value> extends OptionLabel {
  readonly values: EachInWords<Extract<Value, string | number>>;
}

/** The words of an option that is a whole number: the values that the rules name, and the label for any other value. */
interface AmountWords extends OptionLabel {
  readonly values: (value: number) => ValueWords;
  readonly amount: Message;
}

/** The words of an option with a few values, or a record of amounts. */
interface AmountsWords<Value> extends OptionLabel {
  readonly values: EachInWords<Extract<Value, string | number>>;
  readonly record: ValueWords;
  readonly amounts: { readonly [Part in keyof Extract<Value, object>]: Message };
}

/** The text of an option. The option's values determine which texts are required. */
export type OptionWords<Value> = [Extract<Value, object>] extends [never]
  ? number extends Value
    ? AmountWords
    : ChoiceWords<Value>
  : AmountsWords<Value>;

/** The texts of every option of a game. The rules define the allowed values and their order. */
export type OptionsInWords<Options> = { readonly [Name in keyof Options]: OptionWords<Options[Name]> };

/** The words of an option in any game. */
interface AnyOptionWords extends OptionLabel {
  readonly values: Readonly<Record<string | number, ValueWords>> | ((value: number) => ValueWords);
  readonly amount?: Message;
  readonly record?: ValueWords;
  readonly amounts?: Readonly<Record<string, Message>>;
}

/** The option texts of any game. */
export type AnyOptionsInWords = Readonly<Record<string, AnyOptionWords>>;

/** The value of an option: a single value, or several named numbers. */
export type OptionValue = string | number | boolean | Readonly<Record<string, number>>;

/** Schema for an option's value or default. */
export const optionValueSchema: Parser<OptionValue> = z.union([
  z.string(), z.number(), z.boolean(), z.record(z.string(), z.number()),
]);

/** A number that the host sets as part of a choice. */
export interface OptionAmount {
  /** The key of the number within the value, or null if the value itself is the number. */
  readonly part: string | null;
  readonly label: Message;
  readonly least: number;
  readonly most: number;
}

/** A value of an option. With `amounts`, the choice represents every value that differs from it only in those numbers. */
export interface OptionValueChoice extends ValueWords {
  readonly value: OptionValue;
  readonly amounts?: readonly OptionAmount[];
}

/** An option as the host sees it: its values in order, the default first. At most one value has amounts. */
export interface OptionChoice {
  readonly key: string;
  readonly label: Message;
  /** Whether the option sets the length of a game. */
  readonly isLength: boolean;
  readonly choices: readonly OptionValueChoice[];
}

/**
 * Returns the host's form: every option and value that the rules offer, with the game's texts. Throws if an option or a value has
 * no text.
 */
export function optionChoices(options: AnyOptionList, words: AnyOptionsInWords): readonly OptionChoice[] {
  return Object.entries(options).map(([key, option]) => {
    const said = words[key];
    if (said === undefined) throw new Error(`There are no words for the option "${key}".`);
    const choices = option.values.map((value, k) => choiceOf(option, value, k === 0, said));
    return { key, label: said.label, isLength: said.isLength ?? false, choices };
  });
}

function choiceOf(option: GameOption, offered: unknown, isDefault: boolean, words: AnyOptionWords): OptionValueChoice {
  const read = optionValueSchema.safeParse(offered);
  if (!read.success) throw new Error(`Nobody can choose ${JSON.stringify(offered)}.`);
  const value = read.data;
  if (option.kind === 'amounts' && typeof value === 'object' && words.record !== undefined) {
    const amounts = Object.entries(option.ranges).map(([part, range]) => {
      const label = words.amounts?.[part];
      if (label === undefined) throw new Error(`There are no words for the amount "${part}".`);
      return { part, label, ...range };
    });
    return { value, ...words.record, amounts };
  }
  const said = wordsFor(words, value);
  if (said === undefined) throw new Error(`There are no words for ${JSON.stringify(value)}.`);
  if (option.kind !== 'amount' || !isDefault) return { value, ...said };
  return { value, ...said, amounts: [{ part: null, label: words.amount ?? words.label, ...option.range }] };
}

function wordsFor({ values }: AnyOptionWords, value: OptionValue): ValueWords | undefined {
  if (typeof value === 'object') return undefined;
  return typeof values === 'function' ? values(Number(value)) : values[String(value)];
}
