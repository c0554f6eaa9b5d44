import type { AnyGameScreen } from '../../board/screen.ts';
import {
  type OptionAmount, type OptionChoice, optionChoices, type OptionValue, type OptionValueChoice, optionValueSchema,
} from '../../board/optionWords.ts';
import { type Message, message } from '../../language/message.ts';

/** The options that a table has set for its game, by key. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

/** The current value of an option: the matching choice and the value with the host's amounts. */
export interface ChosenOption {
  readonly choice: OptionValueChoice;
  readonly value: OptionValue;
}

/** Returns the options that a game offers its host, with the texts of the game's board. */
export function choicesOf({ game, options }: AnyGameScreen): readonly OptionChoice[] {
  return optionChoices(game.options, options);
}

/** Returns the current value of an option, or its default if the table has none. Throws if the option has no choices. */
export function chosen(option: OptionChoice, options: ChosenOptions): ChosenOption {
  const [byDefault] = option.choices;
  if (byDefault === undefined) throw new Error(`The option "${option.key}" has no choices.`);
  const read = optionValueSchema.safeParse(options[option.key]);
  if (!read.success) return { choice: byDefault, value: byDefault.value };
  const value = read.data;
  const exactly = option.choices.find((choice) => choice.value === value);
  const butForAmounts = option.choices.find(({ amounts }) => amounts !== undefined);
  return { choice: exactly ?? butForAmounts ?? byDefault, value };
}

/** Returns the requested options that the table does not yet have. */
export function unsent(asked: ChosenOptions, sent: ChosenOptions): ChosenOptions {
  return Object.fromEntries(Object.entries(asked).filter(([key, value]) => !isSame(value, sent[key])));
}

/** Returns whether two values are the same, with the same amounts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the number that a value has for an amount, or 0 if it has none. */
export function amountIn(value: OptionValue, { part }: OptionAmount): number {
  const amount = part === null || typeof value !== 'object' ? value : value[part];
  return typeof amount === 'number' ? amount : 0;
}

/** Returns the value with a different number for an amount. */
export function withAmount(value: OptionValue, { part }: OptionAmount, amount: number): OptionValue {
  return part === null || typeof value !== 'object' ? amount : { ...value, [part]: amount };
}

/** Returns the amounts of a chosen value as text, such as `Each buy: 1`; an empty list if there are none. */
export function amountsInWords({ choice, value }: ChosenOption): readonly Message[] {
  return (choice.amounts ?? []).map((amount) =>
    message('gathering.amount', { what: amount.label, amount: amountIn(value, amount) }),
  );
}

/** An option of the table in short: its name and its value. */
export interface RuleInShort {
  readonly what: Message;
  readonly value: Message;
}

/** Returns each option's name and value in a few words, such as `Length` and `Ten deals`. */
export function rulesInShort(screen: AnyGameScreen, options: ChosenOptions): readonly RuleInShort[] {
  return choicesOf(screen).map((option) => ({ what: option.label, value: chosen(option, options).choice.label }));
}

/** Returns whether every option has its default value. */
export function isUsual(screen: AnyGameScreen, options: ChosenOptions): boolean {
  return choicesOf(screen).every((option) => chosen(option, options).value === option.choices[0]?.value);
}
