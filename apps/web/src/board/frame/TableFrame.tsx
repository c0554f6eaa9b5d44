import { type ReactNode, use, useState } from 'react';
import type { ButtonDragProps } from '../../ui/drag/ButtonDrag.ts';
import { GRABBABLE } from '../../ui/drag/grabbable.ts';
import { useSize } from '../../ui/elementSize.ts';
import { placed } from '../../ui/place.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { shownLater } from '../../ui/shownLater.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../Said.tsx';
import { sentences } from '../../language/sentences.ts';
import { TermsContext } from '../terms/Term.tsx';
import { OwnClock } from '../clock/OwnClock.tsx';
import { message } from '../../language/message.ts';
import { BreakContext } from './break.ts';
import { NudgeButton } from '../signs/NudgeButton.tsx';
import { SlowPlayers } from '../signs/SlowPlayers.tsx';
import type { Status } from '../status.ts';
import { useDrawing } from './drawing.tsx';
import './frame.css';
import { OpenHandsContext } from './openHands.ts';
import { OpenHands } from './openHandsLater.ts';
import { QueueContext } from './queue.ts';
import { TableSize } from './tableSize.ts';

const ButtonDrag = shownLater(async () => (await import('../../ui/drag/ButtonDrag.ts')).ButtonDrag);

/** What lies where on the cloth. */
export interface TableFrameProps {
  /** The cloth's own class: the game's weave, and whatever lies otherwise than at other games. */
  readonly className: string;
  /** `<Seats>`, or whatever tells who sits here. */
  readonly seats: ReactNode;
  /** What belongs to the middle but lies beside it: the Quest, what has just been paid. */
  readonly beside?: ReactNode;
  /** How many others sit round the middle with what `beside` shows of theirs (around.css); left out where nobody does. */
  readonly around?: number | undefined;
  readonly middle: ReactNode;
  readonly status: Status;
  /** What stands at the end of the status line: one's own points, buttons. */
  readonly statusEnd?: ReactNode;
  /** What lies between status line and hand: what is being put together, what only its owner sees. */
  readonly bench?: ReactNode;
  /** A narrow bench lies beside the status line where the table is low. */
  readonly benchIs?: 'narrow' | 'wide';
  /** One's own seat, or the first for one who watches: shown at the foot of the ring, beside the hand. */
  readonly own?: ReactNode;
  /** One's own cards; null for somebody who has none: there the hands lie that one who watches is shown. */
  readonly hand: ReactNode;
  /** `<ActionBar>` with what there is to do. */
  readonly actions: ReactNode;
}

/** In a break nothing is asked of anybody, whatever comes next. */
const IN_A_BREAK: Status = { headline: message('board.break'), sentence: null, asksYou: false };

/**
 * The cloth with everything in its place. The hand and the actions are on the screen in every window; the seats and the
 * middle share what is left, and scroll where it is too little. frame.css tells the forms.
 */
export function TableFrame(props: TableFrameProps) {
  const { className, seats, beside, around, middle, statusEnd, bench, benchIs, own, actions } = props;
  const shown = use(OpenHandsContext);
  const status = use(BreakContext) ? IN_A_BREAK : props.status;
  const say = useSay();
  const hand = props.hand ?? (shown && <OpenHands {...shown} />);
  const [measure, size] = useSize();
  const { isDrawn } = useDrawing();
  const [drag, setDrag] = useState<ButtonDragProps | null>(null);
  return (
    <div ref={measure} className="table-frame">
      <TableSize value={size}>
        <div
          className={`frame cloth ${className}`}
          onPointerDown={({ currentTarget, target, nativeEvent }) => {
            const grabs = drag === null && target instanceof Element && target.closest(`[${GRABBABLE}]`) !== null;
            if (grabs) setDrag({ root: currentTarget, first: nativeEvent, hand: '.frame-hand' });
          }}
          data-around={around}
          data-handless={hand === null || undefined}
          data-own={own !== undefined || undefined}
          data-open-hands={(props.hand === null && shown !== null) || undefined}
          data-bench={bench === undefined ? undefined : benchIs}
        >
          <Scrolling className="frame-sheet" label={say('board.frame-all')}>
            <Scrolling className="frame-upper" label={say('board.frame-table')}>
              {isDrawn('seats') && seats}
              {beside !== undefined && isDrawn('beside') && <div className="frame-beside">{beside}</div>}
              {isDrawn('middle') && (
                <section className="frame-middle" aria-label={say('board.frame-middle')} {...placed('middle')}>
                  {middle}
                </section>
              )}
            </Scrolling>
            {isDrawn('hand') && (
              <>
                {/* where other rows come below it, it is another line as well, not the same one moved */}
                <Scrolling
                  key={`${hand === null} ${bench === undefined}`}
                  className="frame-status"
                  label={say('board.frame-status')}
                >
                  <StatusLine
                    headline={say(status.headline)}
                    announced={sentences([say(status.headline), status.sentence === null ? '' : say(status.sentence)])}
                    lamp={status.asksYou ? 'lit' : 'out'}
                    end={statusEnd}
                  >
                    {status.sentence !== null && (
                      <TermsContext value>
                        <Said message={status.sentence} />{' '}
                      </TermsContext>
                    )}
                    {status.rule !== undefined && <RuleLink rule={status.rule} />}
                  </StatusLine>
                  <OwnClock />
                  <NudgeButton />
                  <SlowPlayers />
                </Scrolling>
                {bench !== undefined && (
                  <Scrolling className="frame-bench" label={say('board.frame-bench')}>
                    {bench}
                  </Scrolling>
                )}
              </>
            )}
          </Scrolling>
          {isDrawn('hand') && (
            <>
              {own !== undefined && <div className="frame-own">{own}</div>}
              {hand !== null && <div className="frame-hand">{hand}</div>}
              {actions}
            </>
          )}
          <ToNow />
          {drag !== null && <ButtonDrag {...drag} />}
        </div>
        <i className="frame-own-place" {...placed('own')} />
      </TableSize>
    </div>
  );
}

/** While more has happened than is shown: the way to how things are, once that has lasted for a moment. */
function ToNow() {
  const say = useSay();
  const queue = use(QueueContext);
  if (queue === null) return null;
  return (
    <button type="button" className="frame-to-now" onClick={queue.toNow}>
      {queue.moves > 1 ? say('board.to-now-moves', { moves: queue.moves }) : say('board.to-now')}
    </button>
  );
}
