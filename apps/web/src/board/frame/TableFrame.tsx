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

/** The parts of a board, by their place on the table. */
export interface TableFrameProps {
  /** The class of the table: the game's fabric, and any layout that differs from other games. */
  readonly className: string;
  /** `<Seats>`, or another element with the players at the table. */
  readonly seats: ReactNode;
  /** Content that belongs to the middle but is shown beside it: the Quest, or the latest payment. */
  readonly beside?: ReactNode;
  /** The number of other players who sit around the middle with their part of `beside` (around.css); omitted if nobody does. */
  readonly around?: number | undefined;
  readonly middle: ReactNode;
  readonly status: Status;
  /** The content at the end of the status line: the viewer's points, or buttons. */
  readonly statusEnd?: ReactNode;
  /** The content between status line and hand: the prepared cards, or what only their owner sees. */
  readonly bench?: ReactNode;
  /** The width of the bench. A narrow bench moves beside the status line where the table is low. */
  readonly benchIs?: 'narrow' | 'wide';
  /** The viewer's seat, or the first seat for a spectator: at the foot of the ring, beside the hand. */
  readonly own?: ReactNode;
  /** The player's own cards, or null for a viewer without a hand, who sees the hands open to spectators instead. */
  readonly hand: ReactNode;
  /** An `<ActionBar>` with the actions. */
  readonly actions: ReactNode;
}

/** During a break, nobody has anything to do, whatever comes next. */
const IN_A_BREAK: Status = { headline: message('board.break'), sentence: null, asksYou: false };

/**
 * The layout of a board. The hand and the actions are visible in every window. The seats and the middle share the rest and scroll
 * if there is too little space. frame.css describes the layouts.
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
                {/* where different rows follow below, the line is a different element, not the same one moved */}
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

/** The button that skips to the current state, shown when events have been waiting to be shown for a moment. */
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
