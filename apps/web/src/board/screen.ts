import type { AnyGame, Game, GameState, OpenTricks, Seat, Tagged, Violation } from '@chinwag/rules';
import type { ComponentType } from 'react';
import type { Message } from '../language/message.ts';
import type { AnyOptionsInWords, OptionsInWords } from './optionWords.ts';
import type { LastAction } from './lastActions.ts';
import type { Flight } from './flight/flight.ts';
import type { GameView } from './gameView.ts';
import type { HintAt } from './hint.ts';
import type { LogEntry } from './logEntry.ts';

/** A text for screen readers: one sentence, or several in order. */
export type ReadOut = Message | readonly Message[];

/** A card on the table, and its player. */
interface ShownPlay {
  readonly seat: Seat;
  readonly card: string;
}

/** A trick in the order of play, and its winner. */
interface LastTrick {
  readonly plays: readonly ShownPlay[];
  readonly winner: Seat | null;
}

/** The props of a board. A board contains no rules: it receives the legal moves and returns the player's choice. */
export interface BoardProps<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** Identifies this game on this device. A board stores everything that survives a reload under this key. */
  readonly gameKey: string;
  /** The log lines that may be read again, oldest first. A board may repeat the last lines. */
  readonly log: readonly LogEntry[];
  /** The viewer's legal moves now; empty for a player who is not pending, and for spectators. */
  readonly legalMoves: readonly Move[];
  /** Returns why the viewer may not make `move` now, or null if the move is legal. */
  readonly check: (move: Move) => Violation | null;
  /** Sends the move. `sending` is true until the answer arrives. */
  readonly play: (move: Move) => void;
  readonly sending: boolean;
  /** Shows the player why an action is impossible, with a link to the rule. */
  readonly explain: (violation: Violation) => void;
  /** Opens a panel of the surrounding table. */
  readonly open: (what: 'last-trick' | 'score-sheet') => void;
}

/** A part of a game, besides table and hand, that a key reads aloud: the Quest. */
interface MoreToRead<State extends GameState> {
  /** The key's label in the list of keys: `Read the Quest`. */
  readonly label: Message;
  readonly read: (view: GameView<State>) => ReadOut;
}

/**
 * A game's screen: everything that the surrounding table needs from a game besides its rules. Each game has one such module, loaded
 * when a table of the game opens.
 */
export interface GameScreen<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** The host's options in words. The rules define the values. */
  readonly options: OptionsInWords<Options>;
  /** The whole table: seats, middle, status line, the player's own hand and actions. */
  readonly Board: ComponentType<BoardProps<State, Move>>;
  /** The content of the side rail above the log, on a desktop. */
  readonly Rail: ComponentType<GameView<State>>;
  /** A small symbol in the top bar (trump, pot); may render nothing. */
  readonly BarSign: ComponentType<GameView<State>>;
  /** The whole score sheet, which shows how each number adds up. The final result includes it. */
  readonly ScoreSheet: ComponentType<GameView<State>>;
  /** Returns why the game is over, in a sentence, or null while the game continues. */
  readonly whyOver: (state: State) => Message | null;
  /** Returns the progress of the game for the top bar: `Deal 7 of 10, trick 6`. */
  readonly progress: (state: State) => Message;
  /**
   * Returns the question to the pending players, such as `Buy the 6♠?`; null if they simply take a turn, or if nobody is pending.
   */
  readonly asks: (state: State) => Message | null;
  /** Returns whether a move can be taken back for a moment before it is sent: going down, closing, or declining for good. */
  readonly isFinal: (move: Move, view: GameView<State>) => boolean;
  /** Returns the log lines of an event. `before` is the state before the event. */
  readonly narrate: (event: Event, before: State, view: Omit<GameView<State>, 'state'>) => readonly LogEntry[];
  /** Returns the flights that are shown for an event. `before` is the state before the event. */
  readonly flights: (event: Event, before: State) => readonly Flight[];
  /** Returns the action that a seat shows after an event until its player acts again; `over` clears all seats. */
  readonly lastAction: (event: Event, before: State) => LastAction | 'over' | null;
  /** Returns the length of the pause after an event, in ms at normal speed. */
  readonly restAfter: (event: Event, before: State) => number;
  /** Returns whether the score sheet opens automatically after an event, because a deal was scored. */
  readonly opensScoreSheet: (event: Event) => boolean;
  /** Returns the last trick, or null while it may not be looked at. The property is null for a game without tricks. */
  readonly lastTrick: null | ((state: State) => LastTrick | null);
  /** Returns the tricks that may be looked at now, which limits the log. The property is null for a game without tricks. */
  readonly openTricks: null | ((state: State) => OpenTricks);
  /** Returns the players who are knocked out while the game continues. */
  readonly out: (state: State) => readonly Seat[];
  /** Returns the visible cards of the viewer's seat, in hand order; none for a spectator. */
  readonly hand: (view: GameView<State>) => readonly string[];
  /**
   * Return texts to read aloud, in one or two sentences. A single key reads `table`, the cards on the table, and `hand`, the
   * player's own cards. `turn` says what the viewer must do; a pending viewer hears it in full.
   */
  readonly readOut: Readonly<Record<'table' | 'hand' | 'turn', (view: GameView<State>) => ReadOut>>;
  /** A sentence that says whether partners may discuss the game, or null if there are no partners, or no rule about this. */
  readonly partnersSpeak: Message | null;
  /** A further part of the game that is read aloud, or null if there is only table and hand. */
  readonly readMore: MoreToRead<State> | null;
  /** Loads the function that gives hints. The promise rejects if loading fails. */
  readonly hint: () => Promise<HintAt<State>>;
}

/** Any game's screen, as seen by the surrounding table. */
export interface AnyGameScreen extends Omit<GameScreen<object, GameState, Tagged, Tagged>, 'game' | 'options'> {
  readonly game: Omit<Game<object, GameState, Tagged, Tagged>, 'options' | 'tricks'> & Pick<AnyGame, 'options' | 'tricks'>;
  readonly options: AnyOptionsInWords;
}
