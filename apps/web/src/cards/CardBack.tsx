import type { GameId } from '@chinwag/rules';
import './card.css';
import { spokenAs } from '../ui/spoken.ts';

export interface CardBackProps {
  /** The game whose card back is shown. */
  readonly room: GameId;
  /** The accessible name; none if omitted, because a back mostly illustrates a number given elsewhere. */
  readonly label?: string | undefined;
}

/** The back of a card, `--card-width` wide. */
export function CardBack({ room, label = '' }: CardBackProps) {
  return (
    <span className="card card-back" {...spokenAs(label)}>
      <svg viewBox="0 0 200 280" aria-hidden="true" focusable="false">
        <use href={`#back-${room}`} />
      </svg>
    </span>
  );
}
