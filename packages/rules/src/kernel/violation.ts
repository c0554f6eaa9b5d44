/**
 * A violation: why the rules refuse a move. A violation is a value that no code throws, because a person can cause it. `rule` is
 * the number of the rule (`CW4.2`), and `code` is stable; the web page supplies the message.
 */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  /** The arguments of the refusal's message: numbers, and suits and cards by their codes. */
  readonly values?: RefusalValues;
}

/** The arguments of a refusal's message, by name. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** All refusals of a game: each code once, with the argument names of its message. */
export type RefusalList = Readonly<Record<string, readonly string[]>>;

/** Returns a list of refusals from two lists of codes: those whose messages take no arguments, and those with argument names. */
export function refusalList<const Plain extends string, const Speaking extends RefusalList>(
  plain: readonly Plain[], speaking: Speaking,
): Readonly<Record<Plain, readonly []>> & Speaking {
  return Object.assign(Object.fromEntries(plain.map((code) => [code, []])) as unknown as Record<Plain, readonly []>, speaking);
}

/** The values for a code of the list: none for a fixed sentence. */
type Given<Names extends readonly string[]> = Names extends readonly []
  ? readonly []
  : readonly [values: Readonly<Record<Names[number], string | number>>];

/** Returns the violation of a rule, with a code from the list and the arguments of its message. */
export type Refuse<List extends RefusalList> = <Code extends keyof List & string>(
  rule: string,
  code: Code,
  ...values: Given<List[Code]>
) => Violation;

/** Returns a function that creates violations with the codes of a list. */
export function refusing<List extends RefusalList>(_list: List): Refuse<List> {
  return (rule, code, ...[values]) => ({ rule, code, values: values ?? {} });
}
