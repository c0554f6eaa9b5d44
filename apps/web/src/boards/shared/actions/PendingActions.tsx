import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import './pendingActions.css';
import type { PendingMove } from './pendingMove.ts';
import { pendingWords } from './pendingWords.ts';

/** What can be done with a move that is sent in a moment: sending it now, and, where *no* always stands, taking it back. */
export function PendingActions({ kind, lasts, sendNow, takeBack }: PendingMove) {
  const say = useSay();
  const words = pendingWords(kind, lasts);
  return (
    <>
      <Button
        variant="go"
        className="pending-plate"
        style={{ '--pending-for': `${lasts}ms` }}
        detail={say(words.sendNowDetail)}
        onClick={sendNow}
      >
        {say(words.sendNow)}
      </Button>
      <Button detail={say(words.takeBackDetail)} onClick={takeBack}>
        {say(words.takeBack)}
      </Button>
    </>
  );
}
