import type { ReactNode } from 'react';
import './scoreSheet.css';

/** What `<ScoreSheetParts>` takes. */
export interface ScoreSheetPartsProps {
  /** What is scored at once. */
  readonly unit?: 'deal' | 'hand' | 'round';
  /** What the last deal brought, in a few words. */
  readonly headline: string;
  /** How it stands after it. */
  readonly lead: string;
  readonly places: ReactNode;
  readonly course: ReactNode;
  readonly details: ReactNode;
  readonly every: ReactNode;
}

/** The parts of every score sheet: the news, the places, the chart, how the numbers came about, and every deal. */
export function ScoreSheetParts({ unit = 'deal', headline, lead, places, course, details, every }: ScoreSheetPartsProps) {
  return (
    <div className="score-sheet">
      <div className="score-sheet-parts">
        <p className="score-news">
          <b>{headline}</b> {lead}
        </p>
        <section className="score-places" aria-label="The places">
          {places}
        </section>
        <section className="score-course">
          <h3>The game so far</h3>
          {course}
        </section>
        <section className="score-details">
          <h3>How it came about</h3>
          {details}
        </section>
        <section className="score-every">
          <h3>Every {unit}</h3>
          {every}
        </section>
      </div>
    </div>
  );
}
