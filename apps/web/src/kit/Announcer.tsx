import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

/** How urgently a sentence is read: `politely` after what is being read, `atOnce` for 'your turn' alone. */
type Urgency = 'politely' | 'atOnce';

/** Says a sentence to whoever listens. */
export type Announce = (sentence: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce>(() => {});

interface Sentence {
  readonly key: number;
  readonly text: string;
}

type Spoken = Readonly<Record<Urgency, readonly Sentence[]>>;

/* A region keeps its last few sentences, so that one said on the heels of another is still read. */
const KEPT = 4;

/**
 * Holds the page's two live regions, one polite and one assertive. Render it once, at the root of the app.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>({ politely: [], atOnce: [] });
  const said = useRef(0);
  const announce = useCallback<Announce>((text, urgency = 'politely') => {
    const sentence = { key: ++said.current, text };
    setSpoken((before) => ({ ...before, [urgency]: [...before[urgency], sentence].slice(-KEPT) }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <Region live="polite" sentences={spoken.politely} />
      <Region live="assertive" sentences={spoken.atOnce} />
    </AnnounceContext>
  );
}

function Region({ live, sentences }: { live: 'polite' | 'assertive'; sentences: readonly Sentence[] }) {
  return (
    <div className="visually-hidden" aria-live={live} aria-relevant="additions">
      {sentences.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

/** The way to say something to those who listen rather than look. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
