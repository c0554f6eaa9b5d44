import { createContext, type ReactNode, startTransition, use, useCallback, useRef, useState } from 'react';
import { untypeset } from '../language/typeset.ts';

/**
 * Announces a sentence to screen readers after the current one, because nothing is urgent enough to interrupt the previous line.
 */
export type Announce = (sentence: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

interface Sentence {
  readonly key: number;
  readonly text: string;
}

const SILENCE: readonly Sentence[] = [];

const SpokenContext = createContext(SILENCE);

/* The region holds its last few sentences, so that one right after another is still read. */
const MOST_SENTENCES = 40;

/**
 * Provides announcements to everything inside, and reads them from the page's live region. Render it once, at the root of the app.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState(SILENCE);
  const said = useRef(0);
  const announce = useCallback<Announce>((text) => {
    const sentence = { key: ++said.current, text: untypeset(text) };
    // Announcements come from an effect, once a move is drawn. If they were as urgent as moves, and these faster than a slow device
    // draws them, each would leave an update behind. React takes fifty in a row for an endless loop, and gives up.
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
 * The polite live region that reads announcements. A dialog has its own, because everything beneath it is silent while it is open.
 */
export function LiveRegion() {
  return (
    // at the foot of a page that fills the window it would make it scroll
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
