import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { ActionBar } from './ActionBar.tsx';
import type { Status } from './status.ts';
import { ScoreSheetButton } from './TableButtons.tsx';

/** What `<TurnActions>` takes. */
export interface TurnActionsProps {
  readonly status: Status;
  /** Names what is decided in one's turn: the phase, say. */
  readonly question: string;
  /** Whether there is nothing to wait for: one only watches, or has no cards left. */
  readonly idle: boolean;
  readonly over: boolean;
  /** What the plate is for in one's turn. */
  readonly waiting: ReactNode;
  /** What there is to do in one's turn. */
  readonly children: ReactNode;
  /** What stands beside the plate. */
  readonly beside: ReactNode;
  readonly open: BoardProps<never, never>['open'];
}

/** The actions of a game of turns: one's own in one's turn, before it the plate that is off, and after all the score. */
export function TurnActions({ status, question, idle, over, waiting, children, beside, open }: TurnActionsProps) {
  const say = useSay();
  const before = (
    <Button variant="go" detail={say('shared.not-your-turn-yet')} offReason={say(status.headline)}>
      {waiting}
    </Button>
  );
  return (
    <ActionBar question={status.asksYou ? question : null}>
      {idle || over ? <ScoreSheetButton variant={over ? 'go' : 'plain'} open={open} /> : status.asksYou ? children : before}
      {beside}
    </ActionBar>
  );
}

/** What `<Plate>` takes. */
export interface PlateProps<Move> {
  readonly move: Move | null;
  readonly onMove: (move: Move) => void;
  /** What is missing without a move: `choose a card`. */
  readonly lack: string;
  /** What the plate is for, whatever will be chosen. */
  readonly undecided: ReactNode;
  /** The consequence of the move. */
  readonly detail?: string | undefined;
  /** The move in words. */
  readonly children: ReactNode;
}

/** The brass plate: off, and saying what is missing, until there is a move to make. */
export function Plate<Move>({ move, onMove, lack, undecided, detail, children }: PlateProps<Move>) {
  if (move === null) {
    return (
      <Button variant="go" detail={lack} offReason={lack}>
        {undecided}
      </Button>
    );
  }
  return (
    <Button variant="go" detail={detail} onClick={() => onMove(move)}>
      {children}
    </Button>
  );
}
