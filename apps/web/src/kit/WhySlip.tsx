import { useEffect, useEffectEvent, useRef } from 'react';
import './whySlip.css';
import { RuleLink } from './RuleLink.tsx';

/** Why something may not be done: the sentence, and the rule that says so. */
export interface Refusal {
  readonly rule: string;
  readonly message: string;
}

/** What `<WhySlip>` takes. */
export interface WhySlipProps {
  readonly refusal: Refusal;
  /** Called at the next press anywhere else, and on Escape. */
  readonly onDismiss: () => void;
  /** Where the slip's point is, in px from its own left edge. */
  readonly pointAt?: number | undefined;
}

/** A slip over the card that may not be played. It goes when the person does anything else. */
export function WhySlip({ refusal, onDismiss, pointAt = 60 }: WhySlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && slip.current?.contains(event.target)) return;
      dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div ref={slip} className="why-slip slip" role="alert" style={{ '--point-at': `${pointAt}px` }}>
      <b>{refusal.message}</b> <RuleLink rule={refusal.rule} />
    </div>
  );
}
