import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from './Announcer.tsx';
import './whySlip.css';
import { RuleLink } from './RuleLink.tsx';

/** The reason why a move is not allowed: a sentence and the rule behind the reason. */
export interface RefusalReason {
  readonly rule: string;
  readonly message: string;
}

export interface WhySlipProps {
  readonly refusal: RefusalReason;
  /** Called at the next press outside the slip, and on Escape. */
  readonly onDismiss: () => void;
  /** The horizontal place to point at, and the width available to the slip, both in px. */
  readonly at: { readonly x: number; readonly within: number };
}

const WIDEST = 320;
const MARGIN = 8;

/**
 * A note (slip) that points down at the place of an illegal move and says why the move is not allowed. It closes when the user does
 * anything else.
 */
export function WhySlip({ refusal, onDismiss, at: { x, within } }: WhySlipProps) {
  const width = Math.min(WIDEST, within - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(within - MARGIN - width, x - width / 2));
  const slip = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useEffect(() => announce(refusal.message), [announce, refusal.message]);
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
    <div ref={slip} className="why-slip slip" role="note" style={{ left, width, '--point-at': `${x - left}px` }}>
      <b>{refusal.message}</b> <RuleLink rule={refusal.rule} />
    </div>
  );
}
