import { type ComponentType, createContext, lazy, Suspense, use, useId, useRef, useState } from 'react';
import { loadMessages } from '../../language/load.ts';
import './term.css';
import type { TermSlipProps } from './TermSlip.tsx';

/** Whether the terms in this part of the page can be asked about: not where what they stand in is pressed itself. */
export const TermsContext = createContext(false);

/** What a term means, loaded when somebody asks for the first; nothing where that cannot be had. */
const TermSlip = lazy(async (): Promise<{ readonly default: ComponentType<TermSlipProps> }> => {
  try {
    const [{ TermSlip: slip }] = await Promise.all([import('./TermSlip.tsx'), loadMessages('terms')]);
    return { default: slip };
  } catch {
    return { default: () => null };
  }
});

export interface TermProps {
  /** Its name in the catalogue of the game and among the messages: `talon`. */
  readonly term: string;
  /** How it is called in this sentence. */
  readonly words: string;
}

/** A word of a game: a press, Enter, or a pointer that rests on it opens a slip that says what it means. */
export function Term({ term, words }: TermProps) {
  const [opened, setOpened] = useState<'press' | 'hover' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!use(TermsContext)) return words;
  const leave = () => setOpened((how) => (how === 'hover' ? null : how));
  return (
    <>
      <button
        ref={button}
        type="button"
        className="term bare-button"
        aria-expanded={opened !== null}
        aria-describedby={opened === null ? undefined : id}
        onClick={() => setOpened((how) => (how === 'press' ? null : 'press'))}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpened((how) => how ?? 'hover')}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpened((how) => how ?? 'hover')}
        onBlur={leave}
      >
        {words}
      </button>
      {opened !== null && (
        <Suspense>
          <TermSlip id={id} term={term} at={button} isAsked={opened === 'press'} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
