import { useEffect, useState } from 'react';

/** How long a new question is dead to the touch, in ms: a finger that was on its way meant the one before. */
export const DEAD_FOR = 400;

interface Asked {
  /** What was asked last; null for nothing so far. */
  readonly question: string | null;
  readonly isNew: boolean;
}

/**
 * Whether a question is another than the last one, and has been for less than 400 ms. `question` names it; null while nothing is
 * asked. What is there when the page opens is not new, and neither is what is asked again after a while of nothing.
 */
export function useNewQuestion(question: string | null): boolean {
  const [asked, ask] = useState<Asked>({ question, isNew: false });
  if (question !== null && question !== asked.question) ask({ question, isNew: asked.question !== null });
  useEffect(() => {
    if (!asked.isNew) return;
    const timer = setTimeout(() => ask({ ...asked, isNew: false }), DEAD_FOR);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked.isNew;
}
