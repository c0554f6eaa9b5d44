import type { MeasuredMean, Review } from '@chinwag/bots';
import type { Seat } from '@chinwag/rules';
import { useState } from 'react';
import { ScoreChart } from '../../board/score/ScoreChart.tsx';
import { unitOf } from '../../games/abouts.ts';
import { useSay } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Choice } from '../../ui/forms/Choice.tsx';
import type { Replay, ReplayView } from '../player.ts';
import { playersSeenBy } from '../replayPlayers.ts';
import { stateAt } from '../timeline.ts';
import { MoveWords } from './ReviewBand.tsx';
import './review.css';
import type { ShownMove } from './shownMove.ts';
import { useMeasures } from './useMeasures.ts';
import type { ReviewControl } from './useReview.ts';

export interface ReviewDialogProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  readonly control: ReviewControl;
  readonly costly: readonly ShownMove[];
  /** Goes to one of the costly moves, by its index. */
  readonly onGoTo: (move: number) => void;
  readonly onClose: () => void;
}

/** The sheet of a review: whose play is being reviewed, the progress, and the findings. */
export function ReviewDialog({ replay, shown, control, costly, onGoTo, onClose }: ReviewDialogProps) {
  const say = useSay();
  const { recorded } = replay;
  const { state } = control;
  const [seat, setSeat] = useState<Seat>(
    state.is === 'made' ? state.seat : shown.eyes === 'all-hands' ? (recorded.yourSeat ?? 0) : shown.eyes,
  );
  const isShown = state.is === 'made' && state.seat === seat;
  const start = (
    <Button variant="go" onClick={() => control.start(seat)}>
      {say('review.start')}
    </Button>
  );
  const actions = state.is === 'in-progress' ? <Button onClick={control.cancel}>{say('review.cancel')}</Button> : start;
  return (
    <Dialog title={say('review.title')} onClose={onClose} size="wide" actions={isShown ? undefined : actions}>
      <div className="review">
        {state.is === 'in-progress' ? (
          <InProgress progress={state.progress} />
        ) : (
          <>
            <Choice
              legend={say('review.seat')}
              choices={recorded.seats.map(({ name }, each) => ({ value: each, label: name }))}
              value={seat}
              onChoose={setSeat}
            />
            {state.is === 'failed' && <p role="alert">{say('review.failed')}</p>}
            {isShown ? (
              <Found replay={replay} shown={shown} seat={seat} review={state.review} costly={costly} onGoTo={onGoTo} />
            ) : (
              <p>{say('review.what-it-is')}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function InProgress({ progress }: { readonly progress: { readonly done: number; readonly of: number } | null }) {
  const say = useSay();
  return (
    <>
      <p role="status">{say('review.in-progress')}</p>
      <progress aria-label={say('review.in-progress')} max={progress?.of} value={progress?.done} />
    </>
  );
}

interface FoundProps extends Pick<ReviewDialogProps, 'replay' | 'shown' | 'costly' | 'onGoTo'> {
  readonly seat: Seat;
  readonly review: Review;
}

function Found({ replay, shown, seat, review, costly, onGoTo }: FoundProps) {
  const say = useSay();
  const { recorded, timeline } = replay;
  const { game } = shown.game.screen;
  const end = stateAt(timeline, timeline.events.length);
  const people = { viewer: seat, players: playersSeenBy(recorded, seat) };
  const unit = unitOf(recorded.game);
  return (
    <>
      <section>
        <h3>{say('review.costly')}</h3>
        {costly.length === 0 ? (
          <p>{say('review.none')}</p>
        ) : (
          <ol className="review-costly">
            {costly.map((move, at) => (
              <CostlyMoveItem key={move.from} move={move} onGoTo={() => onGoTo(at)} />
            ))}
          </ol>
        )}
        <p className="review-note">{say('review.judged', { judged: review.judged, decided: review.decided })}</p>
      </section>
      {(review.cards !== null || review.play !== null) && (
        <section>
          <h3>{say('review.luck')}</h3>
          {review.cards !== null && <Share measured={review.cards} of="cards" />}
          {review.play !== null && <Share measured={review.play} of="play" />}
        </section>
      )}
      <section className="score-sheet">
        <h3>{say('review.course', { unit })}</h3>
        <ScoreChart standings={game.standings(end)} course={game.course(end)} people={people} unit={unit} />
      </section>
      <p className="review-note">{say('review.how')}</p>
    </>
  );
}

function CostlyMoveItem({ move, onGoTo }: { readonly move: ShownMove; readonly onGoTo: () => void }) {
  const say = useSay();
  const { interval, mean } = useMeasures();
  const { worlds, betterIn, madeIn, betterWorth, madeWorth } = move;
  const ofAHundred = (count: number) => Math.round((100 * count) / Math.max(1, worlds));
  return (
    <li>
      <p>
        <strong>{say('review.cost', interval(move.cost))}</strong>
      </p>
      <MoveWords kind="review.made" move={move.onScreen.made} mark="made" />
      <MoveWords kind="review.better" move={move.onScreen.better} mark="better" />
      <p className="review-note">
        {say('review.why', {
          worlds, better: ofAHundred(betterIn), made: ofAHundred(madeIn), instead: mean(betterWorth), was: mean(madeWorth),
        })}
      </p>
      <Button icon="right" onClick={onGoTo}>
        {say('review.show')}
      </Button>
    </li>
  );
}

/** Says how much of the result came from the cards or from play, unless the amount may be due to chance. */
function Share({ measured, of }: { readonly measured: MeasuredMean; readonly of: 'cards' | 'play' }) {
  const say = useSay();
  const { interval } = useMeasures();
  return <p>{say(`review.${of}-${measured.mean > 0 ? 'gave' : 'cost'}`, interval(measured))}</p>;
}
