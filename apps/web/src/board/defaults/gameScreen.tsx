import { type GameState, isTakenBack, type Tagged } from '@chinwag/rules';
import { shownLater } from '../../ui/shownLater.tsx';
import { message } from '../../language/message.ts';
import type { LogEntry } from '../logEntry.ts';
import type { GameScreen } from '../screen.ts';
import { BarSigns } from '../BarSigns.tsx';
import { entryOf, logOf, pauseOf, sentimentOf } from '../onScreen.ts';
import { lengthOf } from '../pauses.ts';
import { person } from '../people.ts';
import { readHand } from '../readOut.ts';
import type { Sentiment } from '../sentiment.ts';
import type { OwnScreen } from './ownScreen.ts';
import { progressIn } from './progress.ts';
import { readTurn } from './readTurn.ts';
import { ScoreRail } from './ScoreRail.tsx';

const DefaultScoreSheet = shownLater(async () => (await import('./DefaultScoreSheet.tsx')).DefaultScoreSheet);

/** Returns a game's whole screen: the parts that the game defines, and defaults derived from the game for the rest. */
export function gameScreen<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string,
>(
  own: OwnScreen<Options, State, Move, Event, EndingCode>,
): GameScreen<Options, State, Move, Event> {
  const { game, endings, events, hand, readOut, asks = () => null, signs, reasons = {} } = own;
  const { tricks } = game;
  const toneFor = (event: Event, before: State, seat: number): Sentiment => {
    const result = game.result(game.evolve(before, event));
    const ends = result !== null && game.result(before) === null;
    const wins = ends && result.standings.some((one) => one.seat === seat && one.place === 1);
    return wins ? 'good' : sentimentOf(events, event, before, seat);
  };
  return {
    Rail: (view) => (
      <ScoreRail scores={game.scores(view.state)} gains={view.state.records.at(-1)?.points ?? null} people={view} />
    ),
    BarSign: ({ state }) => signs && <BarSigns {...signs(state)} />,
    ScoreSheet: (view) => <DefaultScoreSheet game={game} view={view} reasons={reasons} />,
    progress: (state) => progressIn(state, game.result(state) !== null),
    isFinal: () => false,
    lastTrick: null,
    partnersSpeak: null,
    readMore: null,
    out: () => [],
    ...own,
    openTricks: tricks === null ? null : (state) => tricks.open(state),
    asks,
    // Every game announces a taken-back move in the same way: the cards are back immediately, and later actions are void.
    lastAction: (event, before) => (isTakenBack(event) ? 'over' : (entryOf(events, event).lastAction?.(event, before) ?? null)),
    flights: (event, before) => (isTakenBack(event) ? [] : (entryOf(events, event).movement?.(event, before) ?? [])),
    narrate: (event, before, view) => {
      if (isTakenBack(event)) {
        return [{ mark: '', sentence: message('board.taken-back', { who: person(view, event.seat) }), notice: true }];
      }
      const lines = logOf(events, event, before, view);
      return view.viewer === 'spectator' ? lines : withSentiment(lines, toneFor(event, before, view.viewer));
    },
    whyOver: (state) => {
      const result = game.result(state);
      return result === null ? null : endings[result.why.code](state);
    },
    restAfter: (event, before) => lengthOf(isTakenBack(event) ? 'card' : pauseOf(events, event, before)),
    opensScoreSheet: (event) => !isTakenBack(event) && entryOf(events, event).pauseAfter === 'score sheet',
    readOut: {
      table: (view) => [readTurn(game.actors(view.state), asks(view.state), view)],
      hand: (view) => readHand(view.viewer, hand(view)),
      turn: (view) => readTurn(view.viewer === 'spectator' ? [] : [view.viewer], asks(view.state), view),
      ...readOut,
    },
  };
}

/** Returns the same log entries, the first with this sentiment, unless an entry has a sentiment of its own. */
function withSentiment(lines: readonly LogEntry[], sentiment: Sentiment): readonly LogEntry[] {
  const [first, ...more] = lines;
  if (first === undefined || sentiment === 'plain' || lines.some((line) => line.sentiment !== undefined)) return lines;
  return [{ ...first, sentiment }, ...more];
}
