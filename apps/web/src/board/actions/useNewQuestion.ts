import { useEffect, useState } from 'react';

/** How long a new question is disabled (debounced), in ms: a finger that was on its way meant the one before. */
export const DEAD_FOR = 400;

interface LastQuestion {
  /** What was asked last; null for nothing so far. */
  readonly question: string | null;
  readonly isNew: boolean;
}

/**
 * Whether a question is another than the last one, and has been for less than 400 ms. `question` names it; null while nothing is
 * asked. What is there when the page opens is not new, and neither is what is asked again after a while of nothing.
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
