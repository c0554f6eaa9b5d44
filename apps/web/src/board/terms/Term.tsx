import { type ComponentType, createContext, lazy, Suspense, use, useId, useRef, useState } from 'react';
import { loadMessages } from '../../language/load.ts';
import './term.css';
import type { TermSlipProps } from './TermSlip.tsx';

/**
 * The context that says whether the terms inside an element are buttons. Inside an element that can be pressed, terms are plain
 * text.
 */
export const TermsContext = createContext(false);

/** The explanation of a term, loaded on first use; empty if loading fails. */
const TermSlip = lazy(async (): Promise<{ readonly default: ComponentType<TermSlipProps> }> => {
  try {
    const [{ TermSlip: slip }] = await Promise.all([import('./TermSlip.tsx'), loadMessages('terms')]);
    return { default: slip };
  } catch {
    return { default: () => null };
  }
});

export interface TermProps {
  /** The key of the term in the game's catalogue entry and among the messages: `talon`. */
  readonly term: string;
  /** The form of the term in this sentence. */
  readonly words: string;
}

/** A game's term, shown as a button. A press, Enter or a hovering pointer opens a note that explains the term. */
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
