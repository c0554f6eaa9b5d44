import { type Game, type GameState, standingsBy } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import type { GameView } from '../gameView.ts';
import { DealAccount } from '../score/DealAccount.tsx';
import { ScoreSheet, type ShownOnSheet } from '../score/ScoreSheet.tsx';
import { ScoreRail } from './ScoreRail.tsx';

export interface DefaultScoreSheetProps<State extends GameState> {
  readonly game: Pick<Game<never, State, never, never>, 'course' | 'result'>;
  readonly view: GameView<State>;
  /** The labels of a deal's ledger lines, by reason. A line with any other reason has its rule as the label. */
  readonly reasons: Readonly<Record<string, Message>>;
}

/** The default score sheet: what every game records about its deals, with the rules behind the points. */
export function DefaultScoreSheet<State extends GameState>({ game, view, reasons }: DefaultScoreSheetProps<State>) {
  return <ScoreSheet game={game} shown={shownBy(game, reasons)} view={view} />;
}

type Reasons = DefaultScoreSheetProps<GameState>['reasons'];

function shownBy<State extends GameState>(
  { course }: DefaultScoreSheetProps<State>['game'], reasons: Reasons,
): ShownOnSheet<State> {
  const scoresOf = (state: State) => course(state).at(-1) ?? [];
  return {
    headline: ({ number }) => message('board.deal-is-over', { deal: number }),
    standings: (state) => standingsBy('highest', scoresOf(state)),
    beneath: (view) => (
      <ScoreRail scores={scoresOf(view.state)} gains={view.state.records.at(-1)?.points ?? null} people={view} />
    ),
    beside: () => null,
    details: ({ ledger, points }, view) => (
      <DealAccount
        people={view}
        lines={ledger.map(({ reason, rule, amounts }) => ({ label: reasons[reason] ?? null, rules: [rule], amounts }))}
        points={points}
      />
    ),
    every: ({ state }, { say, signed, written }) => ({
      caption: say('board.every-deal-caption'),
      rows: state.records.map((record) => ({
        head: written(record.number),
        cells: record.points.map((points) => (points === null ? '' : signed(points))),
      })),
      foot: { head: say('board.row-in-all'), cells: scoresOf(state).map(written) },
    }),
  };
}
