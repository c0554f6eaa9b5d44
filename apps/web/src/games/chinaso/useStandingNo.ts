import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { useDraft } from '../../board/useDraft.ts';
import { type DeclineScope, reachOf, standingNoSchema } from './standingNo.ts';

/** A refusal to buy given before a window opens (standing no), with the functions that give and withdraw it. */
export interface Declining {
  readonly reach: DeclineScope;
  /** Declines the open window, or the window that may open in this turn. */
  readonly sayNoThisTurn: () => void;
  /** Declines every window of this hand, until the player withdraws the no. */
  readonly sayNoUntilNotice: () => void;
  readonly askAgain: () => void;
}

/**
 * Keeps a standing no across reloads, and uses it to decline whenever the player is asked to buy. Returns the standing no with the
 * functions that change it.
 */
export function useStandingNo(props: BoardProps<ChinasoState, ChinasoMove>): Declining {
  const { state, viewer, gameKey, legalMoves, play, sending } = props;
  const { deal, phase } = state;
  const [no, say] = useDraft(`no.${gameKey}`, standingNoSchema, null);
  const reach = reachOf(no, deal);
  const asked = phase.name === 'buying' && viewer !== 'spectator' && phase.waiting.includes(viewer);
  const due = asked && reach !== null && !sending && legalMoves.some(({ type }) => type === 'decline');
  // the next window may open before a player has seen that this one is closed
  const window = due ? `${deal.number}.${deal.turns}` : null;
  const answered = useRef<string | null>(null);
  const decline = useEffectEvent(() => {
    // Declines once per window: if the server rejects the answer, the player must decide.
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
