import type { Game, GameState, Tagged } from '@chinwag/rules';
import type { Message } from '../../language/message.ts';
import type { GameScreen } from '../screen.ts';
import type { Signs } from '../BarSigns.tsx';
import type { EventsOnScreen } from '../onScreen.ts';

/** The parts of a screen that have a default. */
type Defaulted =
  | 'Rail'
  | 'BarSign'
  | 'ScoreSheet'
  | 'progress'
  | 'asks'
  | 'isFinal'
  | 'lastTrick'
  | 'readMore'
  | 'partnersSpeak'
  | 'out';

/** The parts of a screen that are derived from what a game defines. */
type Derived =
  | 'flights'
  | 'narrate'
  | 'lastAction'
  | 'opensScoreSheet'
  | 'restAfter'
  | 'game'
  | 'openTricks'
  | 'whyOver'
  | 'readOut';

/** Returns why a game is over, in a sentence, for each of its endings. */
type Endings<State, EndingCode extends string> = { readonly [Code in EndingCode]: (state: State) => Message };

/** The parts of a game's screen that the game defines itself. `gameScreen` adds the defaults for the other parts. */
export interface OwnScreen<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string,
>
  extends Omit<GameScreen<Options, State, Move, Event>, Defaulted | Derived>,
    Partial<Pick<GameScreen<Options, State, Move, Event>, Defaulted>> {
  readonly game: Game<Options, State, Move, Event, EndingCode>;
  readonly endings: Endings<State, EndingCode>;
  /** The effects of each event on the screen. */
  readonly events: EventsOnScreen<Event, State>;
  readonly readOut?: Partial<GameScreen<Options, State, Move, Event>['readOut']>;
  /** Returns the values of the small symbols in the top bar, for a game without a `BarSign` of its own. */
  readonly signs?: (state: State) => Signs;
  /** The labels of a deal's ledger lines by reason, for the default score sheet. */
  readonly reasons?: Readonly<Record<string, Message>>;
}
