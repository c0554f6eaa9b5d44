import { type Refusal, refusal } from '@chinwag/protocol';
import type { GameState, Tagged, Position } from '@chinwag/rules';
import type { AnyGameScreen, ReadOut } from '../../board/screen.ts';
import type { Player } from '../../board/gameView.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { ownRefusal } from '../../board/refusals.ts';
import type { SeatView } from '../../session/tableView.ts';

/** The refusal of a move where the guest does not play. */
const ELSEWHERE: Refusal = ownRefusal('plays-elsewhere');

/**
 * Returns why the viewer cannot make any move, regardless of the rules, or null if they can. They may be watching, there may be a
 * break, a bot may play for them, or they may play elsewhere.
 */
export function whyNoMoves(viewer: Position, seat: SeatView | null, where: 'here' | 'elsewhere' | 'break'): Refusal | null {
  if (viewer === 'spectator' || seat === null) return refusal('not-seated');
  if (where === 'break') return refusal('game-paused');
  if (seat.standIn !== null) return refusal(seat.standIn === 'deal' ? 'bot-plays-deal' : 'bot-plays');
  return where === 'here' ? null : ELSEWHERE;
}

/** Returns the legal moves of the viewer in the newest state, or an empty list if they can make no move. */
export function movesOffered(
  { game }: AnyGameScreen,
  newest: GameState,
  viewer: Position,
  whyNone: Refusal | null,
): readonly Tagged[] {
  return whyNone !== null || viewer === 'spectator' ? [] : game.legalMoves(newest, viewer);
}

/**
 * Returns the full text of the question that the viewer must answer now. Returns null if the viewer need not or may not answer, and
 * until all earlier events have been shown.
 */
export function askedOf(
  { screen, newest, shown, viewer }: GameOnTable,
  players: readonly Player[],
  whyNone: Refusal | null,
): ReadOut | null {
  if (whyNone !== null || viewer === 'spectator' || shown !== newest) return null;
  return screen.game.actors(shown).includes(viewer) ? screen.readOut.turn({ state: shown, viewer, players }) : null;
}
