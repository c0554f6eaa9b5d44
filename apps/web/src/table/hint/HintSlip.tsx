import { asHiddenState, type GameState, type Seat } from '@chinwag/rules';
import { use, useMemo } from 'react';
import type { GameView } from '../../board/gameView.ts';
import type { AnyGameScreen } from '../../board/screen.ts';
import { LaidSlip } from '../../slip/LaidSlip.tsx';
import { useSay } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { hintOf } from './hintOf.ts';

export interface HintSlipProps extends GameView<GameState> {
  readonly screen: AnyGameScreen;
  /** The viewer's seat, whose decision is pending. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A hint, shown beside the card or control that it is about. The hint plays nothing, and the game does not wait for it. */
export function HintSlip({ screen, state, viewer, players, seat, onClose }: HintSlipProps) {
  const say = useSay();
  const hintAt = use(hintOf(screen));
  const { says, about } = useMemo(
    () => hintAt({ state: asHiddenState(state), viewer, players }, seat),
    [hintAt, state, viewer, players, seat],
  );
  return (
    <LaidSlip label={say('hint.title')} says={says} about={about} isAsked>
      <Button data-next onClick={onClose}>
        {say('hint.close')}
      </Button>
    </LaidSlip>
  );
}
