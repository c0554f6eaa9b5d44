import type { Strength } from '@chinwag/bots/strengths';
import type { GameState, Position, Seat } from '@chinwag/rules';

/** Somebody at the table as a board shows them. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Whether it is the one who looks at this screen. */
  readonly you: boolean;
  /** False while the person is away. */
  readonly connected: boolean;
  /** Whether a bot plays for the person. */
  readonly standIn: boolean;
  /** Whether they have held the others up for long. */
  readonly slow?: boolean;
  /** How well a bot plays that has a seat of its own; left out or null of any other. */
  readonly strength?: Strength | null;
  /** The badge that the person has chosen for their token; left out or null, none. */
  readonly badge?: number | null;
  /** What the person still reads while the game goes on; left out or null, nothing. */
  readonly reads?: 'score' | 'result' | null;
}

/** What every part of a game's screen is given. */
export interface GameView<State extends GameState> {
  /** The game as the viewer sees it, after the last event that has been shown. */
  readonly state: State;
  readonly viewer: Position;
  /** By seat. */
  readonly players: readonly Player[];
}
