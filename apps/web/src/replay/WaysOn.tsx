import { StoredGameButton } from '../fairness/StoredGameButton.tsx';
import { useSay } from '../language/language.ts';
import { isReviewed } from './review/shownLater.ts';

export interface WaysOnProps {
  readonly game: string;
  /** Whether what a button does stands on it, or is said by a screen reader alone. */
  readonly labelled: 'in-sight' | 'by-ear';
  readonly onReview: () => void;
  readonly onWhatIf: () => void;
}

/** What can be made of a game that is over: its review, where there is somebody to judge it, and playing on from a moment. */
export function WaysOn({ game, labelled, onReview, onWhatIf }: WaysOnProps) {
  const say = useSay();
  return (
    <>
      {isReviewed(game) && <StoredGameButton icon="eye" label={say('replay.review')} labelled={labelled} act={onReview} />}
      <StoredGameButton icon="hand" label={say('replay.what-if')} labelled={labelled} act={onWhatIf} />
    </>
  );
}
