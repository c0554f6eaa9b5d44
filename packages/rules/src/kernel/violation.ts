/**
 * A violation: why the rules refuse a move. A violation is a value and is never thrown, because a person can cause it. `rule` is
 * the number of the rule (`CW4.2`), and `code` is stable; the page supplies the wording.
 */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  /** The values in the refusal's sentence: numbers, and suits and cards by their codes. */
  readonly values?: RefusalValues;
}

/** The values in a refusal's sentence, by name. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** All refusals of a game: each code once, with the names of the values in its sentence. */
export type RefusalList = Readonly<Record<string, readonly string[]>>;

/** Returns a list of refusals, from the codes of fixed sentences and the codes of sentences with values. */
export function refusalList<const Plain extends string, const Speaking extends RefusalList>(
  plain: readonly Plain[], speaking: Speaking,
): Readonly<Record<Plain, readonly []>> & Speaking {
  return Object.assign(Object.fromEntries(plain.map((code) => [code, []])) as unknown as Record<Plain, readonly []>, speaking);
}

/** The values for a code of the list: none for a fixed sentence. */
type Given<Names extends readonly string[]> = Names extends readonly []
  ? readonly []
  : readonly [values: Readonly<Record<Names[number], string | number>>];

/** Returns a violation of a rule, with a code of the list and the values in its sentence. */
export type Refuse<List extends RefusalList> = <Code extends keyof List & string>(
  rule: string,
  code: Code,
  ...values: Given<List[Code]>
) => Violation;

/** Returns the function that refuses with the codes of a list. */
export function refusing<List extends RefusalList>(_list: List): Refuse<List> {
  return (rule, code, ...[values]) => ({ rule, code, values: values ?? {} });
}
