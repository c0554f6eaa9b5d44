/** Tells whether something is still what it is now: what `current` gives, an object, a number or whatever names it. */
export function unchanged(current: () => unknown): () => boolean {
  const then = current();
  return () => Object.is(current(), then);
}

/** What else may come of something that was asked. */
interface Otherwise<Answer> {
  /** Takes an answer that comes too late, where somebody has to; it is dropped if left out. */
  readonly late?: (answer: Answer) => void;
  /** Called where asking fails in time; that is thrown if left out. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Takes the answer to what was asked about something, which `current` gives, if that is still the same when the answer comes.
 * What comes of asking about something that has been replaced since, or is over, is of no interest any more, and dropped.
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

/** Takes the answer to what was asked, unless what this returns is called before it comes: for an effect, which returns it. */
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
