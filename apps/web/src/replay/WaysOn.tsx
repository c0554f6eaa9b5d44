import { StoredGameButton } from '../fairness/StoredGameButton.tsx';
import { useSay } from '../language/language.ts';
import { isReviewed } from './review/shownLater.ts';

export interface WaysOnProps {
  readonly game: string;
  /** Whether the buttons have visible labels, or only accessible names. */
  readonly labelled: 'in-sight' | 'by-ear';
  readonly onReview: () => void;
  readonly onWhatIf: () => void;
}

/** Buttons for a finished game: one for its review, if a bot can judge the game, and one to play on from a moment. */
export function WaysOn({ game, labelled, onReview, onWhatIf }: WaysOnProps) {
  const say = useSay();
  return (
    <>
      {isReviewed(game) && <StoredGameButton icon="eye" label={say('replay.review')} labelled={labelled} act={onReview} />}
      <StoredGameButton icon="hand" label={say('replay.what-if')} labelled={labelled} act={onWhatIf} />
    </>
  );
}
