import type { GameState } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { GameView } from '../../board/gameView.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import './scoreSheetDialog.css';

/** What `<ScoreSheetDialog>` takes. */
export interface ScoreSheetDialogProps {
  readonly screen: AnyGameScreen;
  readonly view: GameView<GameState>;
  readonly onClose: () => void;
}

/** The whole score sheet over the table, which waits while it is read. */
export function ScoreSheetDialog({ screen, view, onClose }: ScoreSheetDialogProps) {
  const say = useSay();
  return (
    <Dialog
      title={say('play.score')}
      onClose={onClose}
      size="whole"
      actions={
        <Button variant="go" onClick={onClose}>
          {say('play.back-to-table')}
        </Button>
      }
    >
      <div className="score-sheet-whole">
        <screen.ScoreSheet {...view} />
      </div>
    </Dialog>
  );
}
