import { Button } from '../../kit/Button.tsx';
import type { BoardProps } from '../board.ts';

type Open = BoardProps<never, never>['open'];

/** Opens the last trick, if there is one to look at. */
export function LastTrickButton({ there, open }: { readonly there: boolean; readonly open: Open }) {
  return (
    <Button
      icon="lastTrick"
      offReason={there ? undefined : 'No trick of this deal has been won yet.'}
      onClick={() => open('last-trick')}
    >
      Last trick
    </Button>
  );
}

/** What `<ScoreSheetButton>` takes. */
export interface ScoreSheetButtonProps {
  /** `go` when it is what there is to do. */
  readonly variant: 'go' | 'plain';
  readonly open: Open;
}

/** Opens the score sheet. */
export function ScoreSheetButton({ variant, open }: ScoreSheetButtonProps) {
  return (
    <Button variant={variant} icon="log" onClick={() => open('score-sheet')}>
      Score sheet
    </Button>
  );
}
