import type { Violation } from '@chinwag/rules';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { WhySlip } from '../../ui/WhySlip.tsx';
import './explanation.css';

/** Where on a table of which width something forbidden was tried, in px from its upper left corner. */
export interface AskedAt {
  readonly x: number;
  readonly y: number;
  readonly within: number;
}

export interface ExplanationProps {
  readonly violation: Violation;
  readonly at: AskedAt;
  readonly onDismiss: () => void;
}

/** Why something is not allowed, above the place where it was tried. */
export function Explanation({ violation, at: { x, y, within }, onDismiss }: ExplanationProps) {
  const words = useRefusalWords();
  return (
    <div className="explanation" style={{ top: y }}>
      <WhySlip refusal={{ rule: violation.rule, message: words(violation) }} at={{ x, within }} onDismiss={onDismiss} />
    </div>
  );
}
