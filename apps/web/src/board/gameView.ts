import type { Strength } from '@chinwag/bots/strengths';
import type { GameState, Position, Seat } from '@chinwag/rules';

/** A player at the table, as displayed on a board. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Whether the player is the viewer. */
  readonly you: boolean;
  /** False while the player is disconnected. */
  readonly connected: boolean;
  /** Whether a bot plays for the player. */
  readonly standIn: boolean;
  /** Whether the other players have been waiting for this player for a long time. */
  readonly slow?: boolean;
  /** The strength of a bot with a seat of its own; omitted or null for any other player. */
  readonly strength?: Strength | null;
  /** The badge that the player has chosen for their token; omitted or null for none. */
  readonly badge?: number | null;
  /** What the player is still reading while the game continues; omitted or null for nothing. */
  readonly reads?: 'score' | 'result' | null;
}

/** The props that every part of a game's screen receives. */
export interface GameView<State extends GameState> {
  /** The game as the viewer sees it, after the last event shown. */
  readonly state: State;
  readonly viewer: Position;
  /** The players by seat. */
  readonly players: readonly Player[];
}
