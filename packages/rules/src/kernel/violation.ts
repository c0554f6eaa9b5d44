/**
 * Why a move is refused. A value, never thrown: a person can cause it.
 * `rule` names the numbered rule (`CW4.2`), `code` is stable and for programs, `message` is plain words for the player.
 */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  readonly message: string;
}

/** Makes a violation of `rule`. */
export function violation(rule: string, code: string, message: string): Violation {
  return { rule, code, message };
}
