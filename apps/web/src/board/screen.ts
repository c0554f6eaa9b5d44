import type { AnyGame, Game, GameState, OpenTricks, Seat, Tagged, Violation } from '@chinwag/rules';
import type { ComponentType } from 'react';
import type { Message } from '../language/message.ts';
import type { AnyOptionsInWords, OptionsInWords } from './optionWords.ts';
import type { LastAction } from './lastActions.ts';
import type { Flight } from './flight/flight.ts';
import type { GameView } from './gameView.ts';
import type { HintAt } from './hint.ts';
import type { LogEntry } from './logEntry.ts';

/** What is read out: a sentence, or several one after the other. */
export type ReadOut = Message | readonly Message[];

/** A card on the table and whose it is. */
interface ShownPlay {
  readonly seat: Seat;
  readonly card: string;
}

/** A trick in its order of play, and who took it. */
interface LastTrick {
  readonly plays: readonly ShownPlay[];
  readonly winner: Seat | null;
}

/** What a board is given. It holds no rules: what may be played comes in, what was chosen goes out. */
export interface BoardProps<State extends GameState, Move extends Tagged> extends GameView<State> {
  /** Names this game on this device: what a board keeps over a reload, it keeps under it. */
  readonly gameKey: string;
  /** What was said and may be read again, oldest first: a board may repeat the last of it where it lies. */
  readonly log: readonly LogEntry[];
  /** The viewer's lawful moves now; empty for one who is not pending, and for spectators. */
  readonly legalMoves: readonly Move[];
  /** Why the viewer may not make `move` now, or null. */
  readonly check: (move: Move) => Violation | null;
  /** Sends the move; while it is on its way `sending` is true. */
  readonly play: (move: Move) => void;
  readonly sending: boolean;
  /** Tells the player why something cannot be done, with a link to the rule. */
  readonly explain: (violation: Violation) => void;
  /** Opens a dialog of the table around the board. */
  readonly open: (what: 'last-trick' | 'score-sheet') => void;
}

/** Something of a game, beside table and hand, that a single key reads out: the Quest. */
interface MoreToRead<State extends GameState> {
  /** What the key does, in the list of keys: `Read the Quest`. */
  readonly label: Message;
  readonly read: (view: GameView<State>) => ReadOut;
}

/**
 * A game's screen: everything the table around it needs to know about a game, beside its rules.
 * One such module a game, loaded when a table of that game is opened.
 */
export interface GameScreen<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** What the host may choose, in words; which values there are, the rules know. */
  readonly options: OptionsInWords<Options>;
  /** The cloth with everything on it: seats, middle, status line, own hand and actions. */
  readonly Board: ComponentType<BoardProps<State, Move>>;
  /** What stands in the side rail above the log, on a desktop. */
  readonly Rail: ComponentType<GameView<State>>;
  /** A small sign in the top bar (trump, pot), or nothing. */
  readonly BarSign: ComponentType<GameView<State>>;
  /** The whole score sheet, with how each number came about; also the final result's. */
  readonly ScoreSheet: ComponentType<GameView<State>>;
  /** Why the game is over, in a sentence; null until it is. */
  readonly whyOver: (state: State) => Message | null;
  /** Where the game stands, for the top bar: "Deal 7 of 10, trick 6". */
  readonly progress: (state: State) => Message;
  /** What those who are pending are asked, where that is not to take their turn: `Will you buy?` */
  readonly asks: (state: State) => Message | null;
  /** Whether a move may be taken back for a moment before it is sent: one goes down, closes, declines for good. */
  readonly isFinal: (move: Move, view: GameView<State>) => boolean;
  /** What happened, in sentences. `before` is the state the event happened to. */
  readonly narrate: (event: Event, before: State, view: Omit<GameView<State>, 'state'>) => readonly LogEntry[];
  /** What flies over the table while an event is shown. `before` is the state it happened to. */
  readonly flights: (event: Event, before: State) => readonly Flight[];
  /** What of an event is said at a seat until the player who sits there acts again; `over` ends all of it. */
  readonly lastAction: (event: Event, before: State) => LastAction | 'over' | null;
  /** How long, in milliseconds at normal speed, the table rests after an event before it shows the next. */
  readonly restAfter: (event: Event, before: State) => number;
  /** Events after which the score sheet opens by itself (a deal was scored). */
  readonly opensScoreSheet: (event: Event) => boolean;
  /** The last trick, for as long as it may be looked at; null for a game without tricks. */
  readonly lastTrick: null | ((state: State) => LastTrick | null);
  /** The tricks that may be looked at now, of which the log keeps to; null for a game without tricks. */
  readonly openTricks: null | ((state: State) => OpenTricks);
  /** Those who play no more, though the game goes on. */
  readonly out: (state: State) => readonly Seat[];
  /** The cards of the viewer's seat that are seen, in the order in which they are held; none for one who watches. */
  readonly hand: (view: GameView<State>) => readonly string[];
  /**
   * What is read out, in one or two sentences: `table` what lies on the table and `hand` one's own hand, to a single key; `turn`
   * what is asked of the viewer, said in full, once they are pending.
   */
  readonly readOut: Readonly<Record<'table' | 'hand' | 'turn', (view: GameView<State>) => ReadOut>>;
  /** Whether those who play together may speak, in a sentence; null where nobody does, or no rule says anything of it. */
  readonly partnersSpeak: Message | null;
  /** What else is read out; null where table and hand are all there is. */
  readonly readMore: MoreToRead<State> | null;
  /** Loads what gives hints. */
  readonly hint: () => Promise<HintAt<State>>;
}

/** Any game's screen, as far as the table around it needs to know it. */
export interface AnyGameScreen extends Omit<GameScreen<object, GameState, Tagged, Tagged>, 'game' | 'options'> {
  readonly game: Omit<Game<object, GameState, Tagged, Tagged>, 'options' | 'tricks'> & Pick<AnyGame, 'options' | 'tricks'>;
  readonly options: AnyOptionsInWords;
}
