import type { AnyOptionList, GameOption, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import type { Message } from '../language/message.ts';

/** A value of an option as the host reads it: in a word or two, and what it means. */
interface ValueWords {
  readonly label: Message;
  readonly help: Message;
}

/** A few values in words, each by itself. */
type EachInWords<Value extends string | number> = Readonly<Record<Value, ValueWords>>;

/** What an option is called, and whether it says how long a game is: that is what a host asks first. */
interface OptionLabel {
  readonly label: Message;
  readonly isLength?: true;
}

/** One of a few values. */
interface ChoiceWords<Value> extends OptionLabel {
  readonly values: EachInWords<Extract<Value, string | number>>;
}

/** A whole number: the ones that the rules name, and how any other is asked for. */
interface AmountWords extends OptionLabel {
  readonly values: (value: number) => ValueWords;
  readonly amount: Message;
}

/** One of a few values, or a record of amounts. */
interface AmountsWords<Value> extends OptionLabel {
  readonly values: EachInWords<Extract<Value, string | number>>;
  readonly record: ValueWords;
  readonly amounts: { readonly [Part in keyof Extract<Value, object>]: Message };
}

/** The words for an option: which ones there must be follows from its values, and none may be missing. */
export type OptionWords<Value> = [Extract<Value, object>] extends [never]
  ? number extends Value
    ? AmountWords
    : ChoiceWords<Value>
  : AmountsWords<Value>;

/** The words for every option of a game. What may be chosen, and in which order, the rules know. */
export type OptionsInWords<Options> = { readonly [Name in keyof Options]: OptionWords<Options[Name]> };

/** The words for an option of any game. */
interface AnyOptionWords extends OptionLabel {
  readonly values: Readonly<Record<string | number, ValueWords>> | ((value: number) => ValueWords);
  readonly amount?: Message;
  readonly record?: ValueWords;
  readonly amounts?: Readonly<Record<string, Message>>;
}

/** The words for the options of any game. */
export type AnyOptionsInWords = Readonly<Record<string, AnyOptionWords>>;

/** What a choice stands for in the game's options. */
export type OptionValue = string | number | boolean | Readonly<Record<string, number>>;

/** Reads what an option stands at, or is offered as. */
export const optionValueSchema: Parser<OptionValue> = z.union([
  z.string(), z.number(), z.boolean(), z.record(z.string(), z.number()),
]);

/** A whole number the host may set beside a choice. */
export interface OptionAmount {
  /** Which number of the value it is; null if the value itself is the number. */
  readonly part: string | null;
  readonly label: Message;
  readonly least: number;
  readonly most: number;
}

/** One of the values of an option. With `amounts`, it stands for every value that differs from its own in those only. */
export interface OptionValueChoice extends ValueWords {
  readonly value: OptionValue;
  readonly amounts?: readonly OptionAmount[];
}

/** A choice the host has, with its values in order, the default first. At most one of them has amounts. */
export interface OptionChoice {
  readonly key: string;
  readonly label: Message;
  /** Whether it says how long a game is. */
  readonly isLength: boolean;
  readonly choices: readonly OptionValueChoice[];
}

/** The host's form: every option and value that the rules offer, in the words of the board. */
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
