import { useEffect } from 'react';
import { Band } from '../../ui/Band.tsx';
import { heardNudge, useMuting } from '../chat/muting.ts';
import { playSound } from '../../ui/sound/playSound.ts';
import { tap } from '../../ui/tap.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';

/* Two soft taps, and the pause between them, in ms. */
const TAPS = [40, 90, 40] as const;

/**
 * A banner for a nudge. It names the player who asks whether the viewer is there. The device vibrates and plays a sound if allowed.
 * Renders nothing without a nudge.
 */
export function NudgeBand() {
  const say = useSay();
  const nudge = heardNudge(useTable().nudge, useMuting());
  useEffect(() => {
    if (nudge === null) return;
    tap(...TAPS);
    playSound('rap');
  }, [nudge]);
  return nudge && <Band icon="bell" headline={say('signs.nudged', { name: nudge.name })} />;
}
