import type { GameState, Standing } from '@chinwag/rules';
import { useSay } from '../../../language/language.ts';
import type { Message } from '../../../language/message.ts';
import { useFigures } from '../../../language/useFigures.ts';
import type { People } from '../people.ts';
import { DealAccount } from '../score/DealAccount.tsx';
import { ScoreLedger } from '../score/ScoreLedger.tsx';
import { ScoreSheetParts } from '../score/ScoreSheetParts.tsx';
import { ScoreRail } from './ScoreRail.tsx';

/** What `<DefaultScoreSheet>` takes. */
export interface DefaultScoreSheetProps {
  readonly records: GameState['records'];
  /** Everybody's score, by seat, at the beginning and after each scored deal. */
  readonly course: readonly (readonly number[])[];
  readonly people: People;
  /** What the lines of a deal’s account are for, by their reasons; a line of any other is told by its rule. */
  readonly reasons: Readonly<Record<string, Message>>;
}

/** The score sheet of a game that writes none: what every game keeps of its deals, and by which rules it came about. */
export function DefaultScoreSheet({ records, course, people, reasons }: DefaultScoreSheetProps) {
  const say = useSay();
  const figures = useFigures();
  const newest = records.at(-1);
  if (newest === undefined) return <p>{say('shared.none-scored')}</p>;
  const scores = course.at(-1) ?? [];
  const written = (amounts: readonly (number | null)[]) =>
    amounts.map((amount) => (amount === null ? '' : figures.signed(amount)));
  const labelOf = (reason: string): string => (reasons[reason] === undefined ? '' : say(reasons[reason]));
  return (
    <ScoreSheetParts
      headline={say('shared.deal-is-over', { deal: newest.number })}
      lead=""
      people={people}
      standings={fromTheTop(scores)}
      gainOf={null}
      said={<ScoreRail scores={scores} gains={newest.points} people={people} />}
      course={course}
      deals={records.map(({ number, ledger, points }) => ({
        title: say('shared.deal-number', { deal: number }),
        said: '',
        content: (
          <DealAccount
            lines={ledger.map(({ reason, rule, amounts }) => ({ label: labelOf(reason), rules: [rule], amounts }))}
            foot={{ head: say('shared.row-deal'), cells: written(points) }}
            people={people}
          />
        ),
      }))}
      every={
        <ScoreLedger
          caption={say('shared.every-deal-caption')}
          rowsAre={say('shared.row-deal')}
          rows={records.map(({ number, points }) => ({ head: figures.written(number), cells: written(points) }))}
          foot={{ head: say('shared.row-in-all'), cells: scores.map(figures.written) }}
          people={people}
        />
      }
    />
  );
}

/** Everybody with their score, the highest first. */
function fromTheTop(scores: readonly number[]): readonly Standing[] {
  const sorted = scores.toSorted((a, b) => b - a);
  return scores
    .map((score, seat) => ({ seat, score, place: sorted.indexOf(score) + 1 }))
    .toSorted((a, b) => a.place - b.place);
}
