/**
 * Why a move is refused. A value, never thrown: a person can cause it.
 * `rule` names the numbered rule (`CW4.2`), `code` is stable, and the words for it are the page's.
 */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  /** What the sentence speaks of: numbers, suits and cards by their codes. */
  readonly values?: RefusalValues;
}

/** What a refusal speaks of, by name. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** Everything that a game refuses with: each code once, with the names of what its sentence speaks of. */
export type RefusalList = Readonly<Record<string, readonly string[]>>;

/** A list of refusals: the codes whose sentences are always the same, and those whose sentences speak of something. */
export function refusalList<const Plain extends string, const Speaking extends RefusalList>(
  plain: readonly Plain[], speaking: Speaking,
): Readonly<Record<Plain, readonly []>> & Speaking {
  return Object.assign(Object.fromEntries(plain.map((code) => [code, []])) as unknown as Record<Plain, readonly []>, speaking);
}

/** What a code of the list is given: nothing where its sentence has no gaps. */
type Given<Names extends readonly string[]> = Names extends readonly []
  ? readonly []
  : readonly [values: Readonly<Record<Names[number], string | number>>];

/** The way in which a game refuses: by a rule, with a code of its list and what its sentence speaks of. */
export type Refuse<List extends RefusalList> = <Code extends keyof List & string>(
  rule: string,
  code: Code,
  ...values: Given<List[Code]>
) => Violation;

/** The way to refuse with the codes of a list. */
export function refusing<List extends RefusalList>(_list: List): Refuse<List> {
  return (rule, code, ...[values]) => ({ rule, code, values: values ?? {} });
}
