import type { SpanishSuit } from '@chinwag/rules';
import { SpanishEmblem } from './SpanishEmblem.tsx';

/** The emblem of a Spanish suit as a symbol for `<Emblem href="#id">`. The id must be unique to each card. */
export function SpanishSymbol({ id, suit }: { id: string; suit: SpanishSuit }) {
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <SpanishEmblem suit={suit} />
    </symbol>
  );
}
