import { type Game, type GameState, type ScoredDeal, standingsBy } from '@chinwag/rules';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { useFigures } from '../../language/useFigures.ts';
import type { GameView } from '../gameView.ts';
import type { People } from '../people.ts';
import { DealAccount } from '../score/DealAccount.tsx';
import { ScoreLedger } from '../score/ScoreLedger.tsx';
import { ScoreSheet, type ShownOnSheet } from '../score/ScoreSheet.tsx';
import { ScoreRail } from './ScoreRail.tsx';

/** What `<DefaultScoreSheet>` takes. */
export interface DefaultScoreSheetProps<State extends GameState> {
  readonly game: Pick<Game<never, State, never, never>, 'course' | 'result'>;
  readonly view: GameView<State>;
  /** What the lines of a deal’s account are for, by their reasons; a line of any other is named by its rule. */
  readonly reasons: Readonly<Record<string, Message>>;
}

/** The score sheet of a game that writes none: what every game keeps of its deals, and by which rules it came about. */
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
    every: (view) => <EveryDeal records={view.state.records} scores={scoresOf(view.state)} people={view} />,
  };
}

interface EveryDealProps {
  readonly records: readonly ScoredDeal[];
  readonly scores: readonly number[];
  readonly people: People;
}

function EveryDeal({ records, scores, people }: EveryDealProps) {
  const say = useSay();
  const { signed, written } = useFigures();
  const gained = (points: number | null) => (points === null ? '' : signed(points));
  return (
    <ScoreLedger
      caption={say('board.every-deal-caption')}
      rows={records.map(({ number, points }) => ({ head: written(number), cells: points.map(gained) }))}
      foot={{ head: say('board.row-in-all'), cells: scores.map(written) }}
      people={people}
    />
  );
}
