import type { FrenchCard } from '../../kernel/cards.ts';
import { type PlainTrickEvent, type PlayMove, playMove } from '../../shared/plain-tricks.ts';
import { PACK } from './state.ts';

/** What a player does: a card is played to the trick (SL3.2). */
export type SlobberhannesMove = PlayMove<FrenchCard>;

/** Parses a move out of unknown input. */
export const move = playMove(PACK);

/** What happens in a game; of the hands that are dealt, everybody sees their own (SL2.2). */
export type SlobberhannesEvent = PlainTrickEvent<FrenchCard>;
