import type { GameState } from '@chinwag/rules';
import type { ReactNode } from 'react';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { GameView } from '../../board/gameView.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import './scoreSheetDialog.css';

export interface ScoreSheetDialogProps {
  readonly screen: AnyGameScreen;
  readonly view: GameView<GameState>;
  readonly onClose: () => void;
  /** The buttons at the foot of the sheet; if omitted, a button that returns to the table. */
  readonly actions?: ReactNode;
}

/** A dialog with the whole score sheet, above the table. */
export function ScoreSheetDialog({ screen, view, onClose, actions }: ScoreSheetDialogProps) {
  const say = useSay();
  return (
    <Dialog
      title={say('play.score')}
      onClose={onClose}
      size="whole"
      actions={
        actions ?? (
          <Button variant="go" onClick={onClose}>
            {say('play.back-to-table')}
          </Button>
        )
      }
    >
      <div className="score-sheet-whole">
        <screen.ScoreSheet {...view} />
      </div>
    </Dialog>
  );
}
