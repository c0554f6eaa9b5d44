import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { useDraft } from '../../board/useDraft.ts';
import { type DeclineScope, reachOf, standingNoSchema } from './standingNo.ts';

/** A no that stands before a window opens, and the ways to say it and to take it back. */
export interface Declining {
  readonly reach: DeclineScope;
  /** Says no to the window that this turn may bring, or that is open. */
  readonly sayNoThisTurn: () => void;
  /** Says no to every window of this hand, until it is taken back. */
  readonly sayNoUntilNotice: () => void;
  readonly askAgain: () => void;
}

/** Keeps a no over a reload, and gives it as the answer whenever one is asked to buy. */
export function useStandingNo(props: BoardProps<ChinasoState, ChinasoMove>): Declining {
  const { state, viewer, gameKey, legalMoves, play, sending } = props;
  const { deal, phase } = state;
  const [no, say] = useDraft(`no.${gameKey}`, standingNoSchema, null);
  const reach = reachOf(no, deal);
  const asked = phase.name === 'buying' && viewer !== 'spectator' && phase.waiting.includes(viewer);
  const due = asked && reach !== null && !sending && legalMoves.some(({ type }) => type === 'decline');
  // the next window may open before anybody has seen that this one is closed
  const window = due ? `${deal.number}.${deal.turns}` : null;
  const answered = useRef<string | null>(null);
  const decline = useEffectEvent(() => {
    // Once a window: if the table cannot take the answer, it is up to the player.
    if (answered.current === window) return;
    answered.current = window;
    play({ type: 'decline' });
  });
  useEffect(() => {
    if (window !== null) decline();
  }, [window]);
  return {
    reach,
    sayNoThisTurn: () => say({ deal: deal.number, turn: deal.turns }),
    sayNoUntilNotice: () => say({ deal: deal.number, turn: null }),
    askAgain: () => say(null),
  };
}
