import type { MessageKey } from '../../language/message.ts';
import { Said } from '../../board/Said.tsx';
import { useSay } from '../../language/language.ts';
import { Band } from '../../ui/Band.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { MoveOnScreen } from './moveOnScreen.ts';
import './review.css';
import type { ShownMove } from './shownMove.ts';
import { useMeasures } from './useMeasures.ts';

export interface ReviewBandProps {
  readonly move: ShownMove;
  /** The number of this costly move, from 1, and the number of costly moves. */
  readonly number: number;
  readonly of: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * A banner with a costly move and the better one, above the table at the moment of the move. Its buttons lead to the other costly
 * moves.
 */
export function ReviewBand({ move, number, of, onStep, onOpen, onClose }: ReviewBandProps) {
  const say = useSay();
  const { interval } = useMeasures();
  return (
    <div className="review-band">
      <Band
        icon="eye"
        headline={say('review.step', { number, of, ...interval(move.cost) })}
        action={
          <>
            {of > 1 && <IconButton icon="left" label={say('review.before')} onClick={() => onStep(-1)} />}
            {of > 1 && <IconButton icon="right" label={say('review.next')} onClick={() => onStep(1)} />}
            <Button onClick={onOpen}>{say('review.back')}</Button>
            <IconButton icon="close" label={say('review.leave')} onClick={onClose} />
          </>
        }
      >
        <MoveWords kind="review.made" move={move.onScreen.made} mark="made" />
        <MoveWords kind="review.better" move={move.onScreen.better} mark="better" />
      </Band>
    </div>
  );
}

export interface MoveWordsProps {
  readonly kind: Extract<MessageKey, 'review.made' | 'review.better'>;
  readonly move: MoveOnScreen;
  /** How the move is marked on the table. */
  readonly mark: 'made' | 'better';
}

/** Shows a move in a sentence, after a label that says whether it is the player's move or the better one. */
export function MoveWords({ kind, move: { sentence }, mark }: MoveWordsProps) {
  const say = useSay();
  return (
    <span className="review-move">
      <b data-mark={mark}>{say(kind)}</b> {sentence !== null && <Said message={sentence} />}
    </span>
  );
}
