import type { SpanishSuit } from '@chinwag/rules';
import { SpanishEmblem } from './SpanishEmblem.tsx';

/** The emblem as a symbol for `<Emblem href="#id">`; the id is unique to the card. */
export function SpanishSymbol({ id, suit }: { id: string; suit: SpanishSuit }) {
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <SpanishEmblem suit={suit} />
    </symbol>
  );
}
