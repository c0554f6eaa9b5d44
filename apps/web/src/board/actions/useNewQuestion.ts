import { useEffect, useState } from 'react';

/**
 * The time, in ms, for which the buttons of a new question are disabled (debounced). A press already under way was meant for the
 * previous question.
 */
export const DEAD_FOR = 400;

interface LastQuestion {
  /** The last question, or null if there has been none. */
  readonly question: string | null;
  readonly isNew: boolean;
}

/**
 * Returns whether a question differs from the last one and is less than 400 ms old. `question` identifies the question; null if
 * there is none. A question is not new if it was already there when the page opened, or if it returns after a moment without a
 * question.
 */
export function useNewQuestion(question: string | null): boolean {
  const [seen, setSeen] = useState<LastQuestion>({ question, isNew: false });
  if (question !== null && question !== seen.question) setSeen({ question, isNew: seen.question !== null });
  useEffect(() => {
    if (!seen.isNew) return;
    const timer = setTimeout(() => setSeen({ ...seen, isNew: false }), DEAD_FOR);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.isNew;
}
