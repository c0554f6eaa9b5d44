import { useEffect, useRef, useState } from 'react';
import { ownClock, useTableClocks } from '../../board/clock/tableClocks.ts';
import { useTimeLeft } from '../../board/clock/useCountdown.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockRing } from '../../ui/ClockRing.tsx';
import { useSay } from '../../language/language.ts';
import './playScoreSheet.css';
import { duration } from '../../session/words/clockWords.ts';
import { ScoreSheetDialog, type ScoreSheetDialogProps } from './ScoreSheetDialog.tsx';
import { SHEET_LASTS, useSelfClosing } from './useSelfClosing.ts';
import { useTouched } from './useTouched.ts';

const SECOND = 1000;

/** What `<PlayScoreSheet>` takes. */
export interface PlayScoreSheetProps extends Omit<ScoreSheetDialogProps, 'actions'> {
  /** Whether it closes by itself: it opened by itself, to one who looks on. */
  readonly closesItself: boolean;
  /** Whether the game waits for the one who reads it. */
  readonly isYourTurn: boolean;
  readonly onKeepOpen: () => void;
}

/**
 * The score sheet of a running game. To one who looks on it closes after a while, unless they do something in it or want it to
 * stay open; a player reads on it that it is their turn.
 */
export function PlayScoreSheet({ closesItself, isYourTurn, onKeepOpen, ...sheet }: PlayScoreSheetProps) {
  return (
    <ScoreSheetDialog
      {...sheet}
      actions={
        <>
          <KeepOpen closesItself={closesItself} onClose={sheet.onClose} onKeepOpen={onKeepOpen} />
          {isYourTurn ? <YourTurn onPress={sheet.onClose} /> : <BackToTable onPress={sheet.onClose} />}
        </>
      }
    />
  );
}

function KeepOpen({ closesItself, onClose, onKeepOpen }: Pick<PlayScoreSheetProps, 'closesItself' | 'onClose' | 'onKeepOpen'>) {
  const say = useSay();
  const announce = useAnnounce();
  const place = useRef<HTMLSpanElement>(null);
  // the button stays where the focus may be, once it was there
  const [wasOffered, setOffered] = useState(closesItself);
  if (closesItself && !wasOffered) setOffered(true);
  const ring = useSelfClosing(closesItself, onClose);
  useTouched(place, () => {
    if (closesItself) onKeepOpen();
  });
  useEffect(() => {
    if (closesItself) announce(say('play.closes-itself', { seconds: SHEET_LASTS / SECOND }));
  }, [closesItself, announce, say]);
  return (
    <>
      <span ref={place} className="closing-ring">
        {ring !== null && <ClockRing {...ring} />}
      </span>
      {wasOffered && (
        <Button aria-pressed={!closesItself} onClick={onKeepOpen}>
          {say(closesItself ? 'play.keep-open' : 'play.stays-open')}
        </Button>
      )}
    </>
  );
}

function BackToTable({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  return (
    <Button variant="go" onClick={onPress}>
      {say('play.back-to-table')}
    </Button>
  );
}

/** The way to one's turn, with what is left of one's time: a number that changes each second is no news to those who listen. */
function YourTurn({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  const clock = ownClock(useTableClocks());
  const left = useTimeLeft(clock);
  const seconds = clock && <span aria-hidden="true">{say(duration(Math.ceil(left / SECOND) * SECOND))}</span>;
  return (
    <Button variant="go" icon="hand" detail={seconds} onClick={onPress}>
      {say('play.your-turn')}
    </Button>
  );
}
