import { useLanguage } from '../language/language.ts';
import { spokenAs } from '../ui/spoken.ts';
import './suitIcon.css';
import type { SuitMark } from '../language/suitMark.ts';

export interface SuitIconProps {
  readonly suit: SuitMark;
  /** The accessible name. If omitted, the suit's name; if '', none. */
  readonly label?: string | undefined;
}

/** A suit as tall as the surrounding text, in the text colour of the surface. */
export function SuitIcon({ suit, label }: SuitIconProps) {
  const { grammar } = useLanguage();
  return (
    <svg className="suit-icon" viewBox="0 0 100 100" {...spokenAs(label ?? grammar.suit(suit, 'french', ''))}>
      <use href={`#suit-${suit}`} />
    </svg>
  );
}
