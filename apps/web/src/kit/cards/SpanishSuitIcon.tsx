import { spokenAs } from '../spoken.ts';
import type { SpanishSuit } from './cardCode.ts';
import { SpanishEmblem } from './SpanishEmblem.tsx';
import './suitIcon.css';
import { SPANISH_SUIT_NAMES } from './suitNames.ts';

/** What `<SpanishSuitIcon>` takes. */
export interface SpanishSuitIconProps {
  readonly suit: SpanishSuit;
  /** The spoken name; the suit's Spanish name if left out, silent if ''. */
  readonly label?: string | undefined;
}

/** A Spanish suit as tall as the text around it, in its own colours. A chunk of its own. */
export default function SpanishSuitIcon({ suit, label = SPANISH_SUIT_NAMES[suit] }: SpanishSuitIconProps) {
  return (
    <svg className="suit-icon" viewBox="0 0 100 100" {...spokenAs(label)}>
      <SpanishEmblem suit={suit} />
    </svg>
  );
}
