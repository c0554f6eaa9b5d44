import { type Refusal, WhySlip } from '../WhySlip.tsx';

const WIDEST = 380;
/* The hand's own padding, in px. */
const MARGIN = 8;

interface HandWhyProps {
  readonly refusal: Refusal;
  /** The middle of the card that was touched, in px from the hand's left edge. */
  readonly above: number;
  /** The room there is for cards, in px. */
  readonly within: number;
  readonly onDismiss: () => void;
}

/** The reason, over the hand, its point above the card that was touched. */
export function HandWhy({ refusal, above, within, onDismiss }: HandWhyProps) {
  const width = Math.min(WIDEST, within);
  const left = Math.max(MARGIN, Math.min(MARGIN + within - width, above - width / 2));
  return (
    <div className="hand-why" style={{ left, width }}>
      <WhySlip refusal={refusal} pointAt={above - left} onDismiss={onDismiss} />
    </div>
  );
}
