import type { AnyGameScreen } from '../../board/screen.ts';
import {
  type OptionAmount, type OptionChoice, optionChoices, type OptionValue, type OptionValueChoice, optionValueSchema,
} from '../../board/optionWords.ts';
import { type Message, message } from '../../language/message.ts';

/** A game's options as the table keeps them, by key. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

/** What an option stands at: the choice that was made, and its value with the host's amounts. */
export interface ChosenOption {
  readonly choice: OptionValueChoice;
  readonly value: OptionValue;
}

/** What the host of a game may choose: what its rules offer, in the words of its board. */
export function choicesOf({ game, options }: AnyGameScreen): readonly OptionChoice[] {
  return optionChoices(game.options, options);
}

/** What an option stands at; its default where the table says nothing. */
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

/** Those of the options asked for that the table does not tell yet. */
export function unsent(asked: ChosenOptions, sent: ChosenOptions): ChosenOptions {
  return Object.fromEntries(Object.entries(asked).filter(([key, value]) => !isSame(value, sent[key])));
}

/** Whether two values are the same, with the same amounts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The number that an amount stands at in a value. */
export function amountIn(value: OptionValue, { part }: OptionAmount): number {
  const amount = part === null || typeof value !== 'object' ? value : value[part];
  return typeof amount === 'number' ? amount : 0;
}

/** The value with another number for that amount. */
export function withAmount(value: OptionValue, { part }: OptionAmount, amount: number): OptionValue {
  return part === null || typeof value !== 'object' ? amount : { ...value, [part]: amount };
}

/** The amounts of what was chosen, each in words: `Each buy: 1`; none without any. */
export function amountsInWords({ choice, value }: ChosenOption): readonly Message[] {
  return (choice.amounts ?? []).map((amount) =>
    message('gathering.amount', { what: amount.label, amount: amountIn(value, amount) }),
  );
}

/** A rule of the table: what it is about, and what was chosen. */
export interface RuleInShort {
  readonly what: Message;
  readonly value: Message;
}

/** The rules in a few words each: the length, ten deals; the final deal, new seats. */
export function rulesInShort(screen: AnyGameScreen, options: ChosenOptions): readonly RuleInShort[] {
  return choicesOf(screen).map((option) => ({ what: option.label, value: chosen(option, options).choice.label }));
}

/** Whether every choice is as the game comes. */
export function isUsual(screen: AnyGameScreen, options: ChosenOptions): boolean {
  return choicesOf(screen).every((option) => chosen(option, options).value === option.choices[0]?.value);
}
