import type { GameState, Standing } from '@chinwag/rules';
import { signed } from '../../../wording/numbers.ts';
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
}

/** The score sheet of a game that writes none: what every game keeps of its deals, and by which rules it came about. */
export function DefaultScoreSheet({ records, course, people }: DefaultScoreSheetProps) {
  const newest = records.at(-1);
  if (newest === undefined) return <p>No deal has been scored yet.</p>;
  const scores = course.at(-1) ?? [];
  const written = (amounts: readonly (number | null)[]) => amounts.map((amount) => (amount === null ? '' : signed(amount)));
  return (
    <ScoreSheetParts
      headline={`Deal ${newest.number} is over.`}
      lead=""
      people={people}
      standings={fromTheTop(scores)}
      gainOf={null}
      said={<ScoreRail scores={scores} gains={newest.points} people={people} />}
      course={course}
      deals={records.map(({ number, ledger, points }) => ({
        title: `Deal ${number}`,
        said: '',
        content: (
          <DealAccount
            lines={ledger.map(({ reason, rule, amounts }) => ({ label: reason.replaceAll('-', ' '), rules: [rule], amounts }))}
            foot={{ head: 'Deal', cells: written(points) }}
            people={people}
          />
        ),
      }))}
      every={
        <ScoreLedger
          caption="What every deal added"
          rowsAre="Deal"
          rows={records.map(({ number, points }) => ({ head: String(number), cells: written(points) }))}
          foot={{ head: 'In all', cells: scores }}
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
