import { ownClock, useTableClocks } from '../../board/clock/tableClocks.ts';
import { useTimeLeft } from '../../board/clock/useCountdown.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { duration } from '../../session/words/clockWords.ts';
import { ClosesItself } from '../closing/ClosesItself.tsx';
import { ScoreSheetDialog, type ScoreSheetDialogProps } from './ScoreSheetDialog.tsx';

const SECOND = 1000;

export interface PlayScoreSheetProps extends Omit<ScoreSheetDialogProps, 'actions'> {
  /** Whether the sheet closes by itself: it opened by itself, for a viewer who only watches. */
  readonly closesItself: boolean;
  /** Whether it is the viewer's turn. */
  readonly isYourTurn: boolean;
  readonly onKeepOpen: () => void;
}

/**
 * The score sheet of a running game. For a viewer who only watches, the sheet closes after a while, unless they interact with it or
 * choose to keep it open. It tells a player when it is their turn.
 */
export function PlayScoreSheet({ closesItself, isYourTurn, onKeepOpen, ...sheet }: PlayScoreSheetProps) {
  return (
    <ScoreSheetDialog
      {...sheet}
      actions={
        <>
          <ClosesItself closesItself={closesItself} what="score" onClose={sheet.onClose} onKeepOpen={onKeepOpen} />
          {isYourTurn ? <YourTurn onPress={sheet.onClose} /> : <BackToTable onPress={sheet.onClose} />}
        </>
      }
    />
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

/** The button to the player's turn, with their time left. Hides it from screen readers, because it changes each second. */
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
