import { createContext, type ReactNode, startTransition, use, useCallback, useRef, useState } from 'react';
import { untypeset } from '../language/typeset.ts';

/** Announces a sentence to screen readers after the current one, because no sentence is urgent enough to interrupt another. */
export type Announce = (sentence: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

interface Sentence {
  readonly key: number;
  readonly text: string;
}

const SILENCE: readonly Sentence[] = [];

const SpokenContext = createContext(SILENCE);

/* The region keeps its last few sentences, so that a sentence right after another one is still read. */
const MOST_SENTENCES = 40;

/**
 * Provides announcements to its children and reads them from the page's live region. Render this component once, at the root of the
 * app.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState(SILENCE);
  const said = useRef(0);
  const announce = useCallback<Announce>((text) => {
    const sentence = { key: ++said.current, text: untypeset(text) };
    // Announcements come from an effect, once a move is drawn. As urgent updates, they would pile up on a device that draws more
    // slowly than moves arrive. React takes fifty nested updates for an endless loop, and throws.
    startTransition(() => setSpoken((before) => [...before, sentence].slice(-MOST_SENTENCES)));
  }, []);
  return (
    <AnnounceContext value={announce}>
      <SpokenContext value={spoken}>
        {children}
        <LiveRegion />
      </SpokenContext>
    </AnnounceContext>
  );
}

/**
 * The polite live region that reads announcements. An open dialog has its own live region, because everything beneath a dialog is
 * inert.
 */
export function LiveRegion() {
  return (
    // at the foot of a page that fills the window, the region would make the page scroll
    <div className="visually-hidden" style={{ top: 0 }} aria-live="polite" aria-relevant="additions">
      {use(SpokenContext).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

/** Returns the function that announces a sentence to screen readers. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
