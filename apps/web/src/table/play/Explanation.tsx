import type { Violation } from '@chinwag/rules';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { WhySlip } from '../../ui/WhySlip.tsx';
import './explanation.css';

/** The place where the user tried an illegal action, in px from the table's upper left corner, and the table's width. */
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

/** An explanation of why an action is illegal, above the place where the user tried it. */
export function Explanation({ violation, at: { x, y, within }, onDismiss }: ExplanationProps) {
  const words = useRefusalWords();
  return (
    <div className="explanation" style={{ top: y }}>
      <WhySlip refusal={{ rule: violation.rule, message: words(violation) }} at={{ x, within }} onDismiss={onDismiss} />
    </div>
  );
}
