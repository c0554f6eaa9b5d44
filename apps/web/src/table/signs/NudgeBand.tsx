import { useEffect } from 'react';
import { Band } from '../../kit/Band.tsx';
import { usePreferences } from '../../kit/preferences.ts';
import { heardNudge, useMuting } from '../chat/muting.ts';
import { playTurnTone } from '../play/turnTone.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';

/* Two soft taps, in ms. */
const TAPS = [40, 90, 40];

/** For one whom the others wait for: who asks whether they are there. The device taps, and sounds if it may. */
export function NudgeBand() {
  const say = useSay();
  const nudge = heardNudge(useTable().nudge, useMuting());
  useEffect(() => {
    if (nudge === null) return;
    if ('vibrate' in navigator) navigator.vibrate(TAPS);
    if (usePreferences.getState().sound === 'on') playTurnTone();
  }, [nudge]);
  return nudge && <Band icon="bell" headline={say('signs.nudged', { name: nudge.name })} />;
}
