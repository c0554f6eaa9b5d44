import type { Seat } from '@chinwag/rules';
import { type ChanoyuCard, type ChanoyuMove, type ChanoyuState, type LayMove, numberOf } from '@chinwag/rules/chanoyu';
import { useState } from 'react';
import type { BoardProps } from '../../board/screen.ts';
import { type HandChoosing as ChoosingOf, useChoice as useHandChoice } from '../../board/useChoice.ts';
import { type Built, builtOf, layable, type PlaceFor, placeFor } from './built.ts';
import { choice } from './choice.ts';
import type { View } from './view.ts';

/** The player's choice and the functions that change it and play it. */
export interface Choosing extends Omit<ChoosingOf<ChanoyuMove, ChanoyuCard, PlaceFor>, 'choice'> {
  readonly choice: Built;
  /** Chooses a card of the trick to lay, or explains why it cannot be laid. */
  readonly touchTrick: (card: ChanoyuCard) => void;
  /** Chooses a place for the chosen card; a double tap lays the card there. */
  readonly touchPlace: (way: LayMove) => void;
  /** The row opened last, which shows large buttons for a Tsukumogami's free places, or null if there is none. */
  readonly openRow: Seat | null;
  readonly setOpenRow: (row: Seat | null) => void;
}

/** The props of a component that shows or changes a choice. */
export interface ChoosingProps {
  readonly view: View;
  readonly choosing: Choosing;
}

/**
 * Stores which cards and places the player has tapped, and turns them into moves. Returns the choice, with the functions that
 * change it and play it.
 */
export function useChoice(props: BoardProps<ChanoyuState, ChanoyuMove>): Choosing {
  const { viewer, legalMoves, check, explain } = props;
  const choosing = useHandChoice(props, choice);
  const [openRow, setOpenRow] = useState<Seat | null>(null);
  const { chooseAll, attempt, isSecondTouch } = choosing;
  const built = builtOf(choosing.choice, legalMoves);
  return {
    ...choosing,
    choice: built,
    touchTrick: (touched) => {
      if (layable(legalMoves).includes(touched)) return chooseAll(touched === built.card ? [] : [touched]);
      if (viewer === 'spectator') return;
      const violation = check({ type: 'lay', card: touched, row: viewer, value: numberOf(touched) ?? 1 });
      if (violation !== null) explain(violation);
    },
    touchPlace: (way) => {
      if (isSecondTouch(placeFor(way))) return attempt(way);
      chooseAll([way.card, placeFor(way)]);
      setOpenRow(way.row);
    },
    openRow,
    setOpenRow,
  };
}
