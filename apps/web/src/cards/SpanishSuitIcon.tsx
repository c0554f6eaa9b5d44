import type { SpanishSuit } from '@chinwag/rules';
import { useLanguage } from '../language/language.ts';
import { spokenAs } from '../ui/spoken.ts';
import { SpanishEmblem } from './SpanishEmblem.tsx';
import './suitIcon.css';

export interface SpanishSuitIconProps {
  readonly suit: SpanishSuit;
  /** The accessible name. If omitted, the suit's name; if '', none. */
  readonly label?: string | undefined;
}

/** A Spanish suit as tall as the surrounding text, in its own colours, in its own chunk. */
export default function SpanishSuitIcon({ suit, label }: SpanishSuitIconProps) {
  const { grammar } = useLanguage();
  return (
    <svg className="suit-icon" viewBox="0 0 100 100" {...spokenAs(label ?? grammar.suit(suit, 'spanish', ''))}>
      <SpanishEmblem suit={suit} />
    </svg>
  );
}
