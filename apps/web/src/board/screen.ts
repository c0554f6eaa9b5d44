import type { AnyGame, Game, GameState, OpenTricks, Seat, Tagged, Violation } from '@chinwag/rules';
import type { ComponentType } from 'react';
import type { Message } from '../language/message.ts';
import type { AnyOptionsInWords, OptionsInWords } from './optionWords.ts';
import type { LastAction } from './lastActions.ts';
import type { Flight } from './flight/flight.ts';
import type { GameView } from './gameView.ts';
import type { HintAt } from './hint.ts';
import type { LogEntry } from './logEntry.ts';

/** A text to be read out: one sentence, or several in order. */
export type ReadOut = Message | readonly Message[];

/** A card on the table and its player. */
interface ShownPlay {
  readonly seat: Seat;
  readonly card: string;
}

/** A trick in its order of play, and who won it. */
interface LastTrick {
  readonly plays: readonly ShownPlay[];
  readonly winner: Seat | null;
}

/** The props of a board. A board contains no rules: it receives what may be played and returns what was chosen. */
export interface BoardProps<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** Identifies this game on this device: a board stores under it everything that survives a reload. */
  readonly gameKey: string;
  /** The log that may be read again, oldest first: a board may repeat its last lines. */
  readonly log: readonly LogEntry[];
  /** The viewer's legal moves now; empty for a player who is not pending, and for spectators. */
  readonly legalMoves: readonly Move[];
  /** Returns why the viewer may not make `move` now; null if they may. */
  readonly check: (move: Move) => Violation | null;
  /** Sends the move; `sending` is true until it is answered. */
  readonly play: (move: Move) => void;
  readonly sending: boolean;
  /** Shows the player why something cannot be done, with a link to the rule. */
  readonly explain: (violation: Violation) => void;
  /** Opens a dialog of the surrounding table. */
  readonly open: (what: 'last-trick' | 'score-sheet') => void;
}

/** A part of a game, beside table and hand, that one key reads out: the Quest. */
interface MoreToRead<State extends GameState> {
  /** What the key does, in the list of keys: `Read the Quest`. */
  readonly label: Message;
  readonly read: (view: GameView<State>) => ReadOut;
}

/**
 * A game's screen: everything that the surrounding table needs from a game besides its rules. There is one such module per game,
 * loaded when one of its tables opens.
 */
export interface GameScreen<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** The host's options in words; the rules know their values. */
  readonly options: OptionsInWords<Options>;
  /** The whole table: seats, middle, status line, the player's own hand and actions. */
  readonly Board: ComponentType<BoardProps<State, Move>>;
  /** The content of the side rail above the log, on a desktop. */
  readonly Rail: ComponentType<GameView<State>>;
  /** A small symbol in the top bar (trump, pot); may render nothing. */
  readonly BarSign: ComponentType<GameView<State>>;
  /** The whole score sheet, with how each number adds up; the final result shows it, too. */
  readonly ScoreSheet: ComponentType<GameView<State>>;
  /** Returns why the game is over, in a sentence; null until it is. */
  readonly whyOver: (state: State) => Message | null;
  /** Returns the progress of the game for the top bar: `Deal 7 of 10, trick 6`. */
  readonly progress: (state: State) => Message;
  /** Returns what the pending players are asked, where it is not to take their turn: `Will you buy?` Null otherwise. */
  readonly asks: (state: State) => Message | null;
  /** Whether a move can be taken back for a moment before it is sent: a player goes down, closes, or declines for good. */
  readonly isFinal: (move: Move, view: GameView<State>) => boolean;
  /** Returns the log lines of an event. `before` is the state before it. */
  readonly narrate: (event: Event, before: State, view: Omit<GameView<State>, 'state'>) => readonly LogEntry[];
  /** Returns the flights while an event is shown. `before` is the state before it. */
  readonly flights: (event: Event, before: State) => readonly Flight[];
  /** Returns what a seat shows of an event until its player acts again; `over` clears all seats. */
  readonly lastAction: (event: Event, before: State) => LastAction | 'over' | null;
  /** Returns how long the table pauses after an event before it shows the next, in ms at normal speed. */
  readonly restAfter: (event: Event, before: State) => number;
  /** Whether the score sheet opens by itself after an event (a deal was scored). */
  readonly opensScoreSheet: (event: Event) => boolean;
  /** Returns the last trick while it may be looked at; null for a game without tricks. */
  readonly lastTrick: null | ((state: State) => LastTrick | null);
  /** Returns the tricks that may be looked at now, which the log obeys; null for a game without tricks. */
  readonly openTricks: null | ((state: State) => OpenTricks);
  /** The players who are knocked out while the game continues. */
  readonly out: (state: State) => readonly Seat[];
  /** Returns the visible cards of the viewer's seat, in hand order; none for a spectator. */
  readonly hand: (view: GameView<State>) => readonly string[];
  /**
   * What is read out, in one or two sentences. A single key reads `table`, the cards on the table, and `hand`, the player's own.
   * `turn` is what the viewer is asked, read in full once they are pending.
   */
  readonly readOut: Readonly<Record<'table' | 'hand' | 'turn', (view: GameView<State>) => ReadOut>>;
  /** Whether partners may discuss the game, in a sentence; null if there are no partners, or no rule about it. */
  readonly partnersSpeak: Message | null;
  /** What else is read out; null for a game with only table and hand. */
  readonly readMore: MoreToRead<State> | null;
  /** Loads the function that gives hints. */
  readonly hint: () => Promise<HintAt<State>>;
}

/** Any game's screen, as the surrounding table sees it. */
export interface AnyGameScreen extends Omit<GameScreen<object, GameState, Tagged, Tagged>, 'game' | 'options'> {
  readonly game: Omit<Game<object, GameState, Tagged, Tagged>, 'options' | 'tricks'> & Pick<AnyGame, 'options' | 'tricks'>;
  readonly options: AnyOptionsInWords;
}
