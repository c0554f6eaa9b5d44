import { Button } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';

type Open = BoardProps<never, never>['open'];

/** Opens the last trick, if there is one to look at. */
export function LastTrickButton({ there, open }: { readonly there: boolean; readonly open: Open }) {
  const say = useSay();
  return (
    <Button
      icon="lastTrick"
      offReason={there ? undefined : say('shared.last-trick-none')}
      onClick={() => open('last-trick')}
    >
      {say('shared.last-trick')}
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
  const say = useSay();
  return (
    <Button variant={variant} icon="log" onClick={() => open('score-sheet')}>
      {say('shared.score-sheet')}
    </Button>
  );
}
