import { SuitIcon } from '../../kit/cards/SuitIcon.tsx';
import { BarSigns } from '../shared/BarSigns.tsx';
import { trumpName } from './words.ts';
import type { View } from './view.ts';

/** What is trump, for the top bar; nothing before it is named. */
export function BarSign({ state }: View) {
  const { trump } = state.deal;
  if (trump === null) return null;
  return (
    <BarSigns>
      <span className="bar-sign printed">
        {trump === 'NT' ? trumpName(trump) : 'Trump'} <SuitIcon suit={trump} label={trump === 'NT' ? '' : trumpName(trump)} />
      </span>
    </BarSigns>
  );
}
