import type { Violation } from '@chinwag/rules';
import { WhySlip } from '../../kit/WhySlip.tsx';
import './explanation.css';

/** Where on the table somebody asked for what may not be done, in px from its upper left corner. */
export interface AskedAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What `<Explanation>` takes. */
export interface ExplanationProps {
  readonly violation: Violation;
  readonly at: AskedAt;
  readonly onDismiss: () => void;
}

const WIDTH = 320;
const MARGIN = 10;

/** Why something may not be done, just above the place where it was tried. */
export function Explanation({ violation, at, onDismiss }: ExplanationProps) {
  const width = Math.min(WIDTH, at.width - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(at.x - width / 2, at.width - width - MARGIN));
  return (
    <div className="explanation" style={{ left, top: at.y, width }}>
      <WhySlip refusal={violation} pointAt={at.x - left} onDismiss={onDismiss} />
    </div>
  );
}
