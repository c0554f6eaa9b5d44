import { SuitIcon } from '../../cards/SuitIcon.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { BarSigns } from '../../board/BarSigns.tsx';
import type { View } from './view.ts';

/** Shows the trump in the top bar. Renders nothing before the trump is named. */
export function BarSign({ state }: View) {
  const say = useSay();
  const { trump } = state.deal;
  if (trump === null) return null;
  const name = say('chinkway.trump', { trump });
  return (
    <BarSigns>
      <span className="bar-sign printed" {...placed('trump')}>
        {trump === 'NT' ? name : say('chinkway.trump-sign')} <SuitIcon suit={trump} label={trump === 'NT' ? '' : name} />
      </span>
    </BarSigns>
  );
}
