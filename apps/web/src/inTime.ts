/** Returns a predicate: whether `current` still returns the same value, such as an object or a number. */
export function unchanged(current: () => unknown): () => boolean {
  const then = current();
  return () => Object.is(current(), then);
}

/** Handlers for the other outcomes of a request. */
interface Otherwise<Answer> {
  /** Receives an answer that comes too late. If omitted, that answer is dropped. */
  readonly late?: (answer: Answer) => void;
  /** Called if the request fails in time. If omitted, the promise rejects with the error. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Passes the answer of a request to `take` if `current` still gives the same value when the answer arrives. Drops an answer about
 * something that has been replaced or is over. Resolves once the answer has been passed on or dropped. Rejects if the request fails
 * while `current` is unchanged and `failed` is omitted.
 */
export async function inTime<Answer>(
  current: () => unknown,
  asked: Answer | Promise<Answer>,
  take: (answer: Answer) => void,
  { late, failed }: Otherwise<Answer> = {},
): Promise<void> {
  const isSame = unchanged(current);
  let answer: Answer;
  try {
    answer = await asked;
  } catch (error) {
    if (!isSame()) return;
    if (failed === undefined) throw error;
    return failed(error);
  }
  if (isSame()) take(answer);
  else late?.(answer);
}

/**
 * Passes the answer of a request to `take`, unless the returned function is called first. For use in a React effect, which returns
 * that function.
 */
export function untilLeft<Answer>(
  asked: Promise<Answer>,
  take: (answer: Answer) => void,
  failed?: (error: unknown) => void,
): () => void {
  let here = true;
  void inTime(() => here, asked, take, failed && { failed });
  return () => {
    here = false;
  };
}
