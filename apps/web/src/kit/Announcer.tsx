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

const SILENCE: Spoken = { politely: [], atOnce: [] };

const SpokenContext = createContext(SILENCE);

/* A region keeps its last few sentences, so that one said on the heels of another is still read. */
const KEPT = 4;

/** Keeps what is said, and reads it from the page's live regions. Render it once, at the root of the app. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState(SILENCE);
  const said = useRef(0);
  const announce = useCallback<Announce>((text, urgency = 'politely') => {
    const sentence = { key: ++said.current, text };
    setSpoken((before) => ({ ...before, [urgency]: [...before[urgency], sentence].slice(-KEPT) }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      <SpokenContext value={spoken}>
        {children}
        <LiveRegions />
      </SpokenContext>
    </AnnounceContext>
  );
}

/**
 * Two regions that read out what is said, one polite and one assertive. A dialog has its own, since all that lies beneath
 * it is silent for as long as it is open.
 */
export function LiveRegions() {
  const { politely, atOnce } = use(SpokenContext);
  return (
    <>
      <Region live="polite" sentences={politely} />
      <Region live="assertive" sentences={atOnce} />
    </>
  );
}

function Region({ live, sentences }: { live: 'polite' | 'assertive'; sentences: readonly Sentence[] }) {
  return (
    // at the foot of a page that fills the window it would make it scroll
    <div className="visually-hidden" style={{ top: 0 }} aria-live={live} aria-relevant="additions">
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
