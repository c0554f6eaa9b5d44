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

/** The parts of a screen that follow from what a game writes. */
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

/** Why a game is over, in a sentence, for each of its endings. */
type Endings<State, EndingCode extends string> = { readonly [Code in EndingCode]: (state: State) => Message };

/** The parts of a game's screen that are its own. `gameScreen` fills in the defaults for the rest. */
export interface OwnScreen<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string,
>
  extends Omit<GameScreen<Options, State, Move, Event>, Defaulted | Derived>,
    Partial<Pick<GameScreen<Options, State, Move, Event>, Defaulted>> {
  readonly game: Game<Options, State, Move, Event, EndingCode>;
  readonly endings: Endings<State, EndingCode>;
  /** What each event does on the screen. */
  readonly events: EventsOnScreen<Event, State>;
  readonly readOut?: Partial<GameScreen<Options, State, Move, Event>['readOut']>;
  /** The values of the small symbols in the top bar, where the game shows no others. */
  readonly signs?: (state: State) => Signs;
  /** For the default score sheet: what the lines of a deal’s ledger are for, by their reasons. */
  readonly reasons?: Readonly<Record<string, Message>>;
}
