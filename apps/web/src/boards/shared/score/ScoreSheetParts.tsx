import type { Seat, Standing } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { useSay } from '../../../language/language.ts';
import type { People } from '../people.ts';
import { type DealInDetail, DealsInDetail } from './DealsInDetail.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import './scoreSheet.css';
import { Standings } from './Standings.tsx';

/** What `<ScoreSheetParts>` takes. */
export interface ScoreSheetPartsProps {
  readonly people: People;
  /** What is scored at once. */
  readonly unit?: 'deal' | 'hand' | 'round';
  /** What the last deal brought, in a few words. */
  readonly headline: string;
  /** How it stands after it. */
  readonly lead: string;
  /** Best first. */
  readonly standings: readonly Standing[];
  /** What the last deal brought: `+6 in deal 4`; null if the places are told elsewhere. */
  readonly gainOf: ((seat: Seat) => string) | null;
  /** A total as it is written. */
  readonly written?: ((total: number) => string) | undefined;
  /** What is said under the places. */
  readonly said: ReactNode;
  /** Everybody's total, by seat, before the first deal, after the first, and so on. */
  readonly course: readonly (readonly number[])[];
  /** How the numbers came about, the oldest first. */
  readonly deals: readonly DealInDetail[];
  readonly every: ReactNode;
}

/** The parts of every score sheet: the news, the places, the chart, how the numbers came about, and every deal. */
export function ScoreSheetParts(props: ScoreSheetPartsProps) {
  const { people, unit = 'deal', headline, lead, standings, gainOf, written, said, course, deals, every } = props;
  const say = useSay();
  return (
    <div className="score-sheet">
      <div className="score-sheet-parts">
        <p className="score-news">
          <b>{headline}</b> {lead}
        </p>
        <section className="score-places" aria-label={say('shared.places')}>
          {gainOf !== null && <Standings standings={standings} people={people} gainOf={gainOf} written={written} />}
          {said}
        </section>
        <section className="score-course">
          <h3>{say('shared.course')}</h3>
          <ScoreChart standings={standings} course={course} people={people} unit={unit} written={written} />
        </section>
        <section className="score-details">
          <h3>{say('shared.details')}</h3>
          <DealsInDetail deals={deals} />
        </section>
        <section className="score-every">
          <h3>{say('shared.every', { unit })}</h3>
          {every}
        </section>
      </div>
    </div>
  );
}
