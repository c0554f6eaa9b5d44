import { isLaidOpen } from '@chinwag/rules/chinchon';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { useSay } from '../../language/language.ts';
import { Lanes } from './Lanes.tsx';
import { arrangement, lanesOf } from './lanes.ts';
import { LeaderDraw } from './LeaderDraw.tsx';
import './middle.css';
import { Piles } from './Piles.tsx';
import type { MiddleProps } from './useParts.ts';

/** The middle of the table: the laid melds and both piles; before the first deal, the draw for the lead. */
export function Middle({ view, composing, asked }: MiddleProps) {
  const say = useSay();
  const { deal, draw } = view.state;
  const lanes = lanesOf(view.state);
  const isOpen = isLaidOpen(view.state);
  const laid = arrangement(lanes, isOpen);
  if (deal.number === 0) {
    return <Scrolling label={say('chinchon.draw-for-lead')}>{draw.length > 0 && <LeaderDraw view={view} />}</Scrolling>;
  }
  return (
    // once the hands are laid open, the middle is a different one, not the same one moved
    <div key={String(isOpen)} data-laid={lanes.length > 0 || undefined} data-many={lanes.length > 4 || undefined}>
      {lanes.length > 0 && <Lanes view={view} laid={laid} lanes={lanes} composing={composing} asked={asked} />}
      <Piles view={view} laid={laid} composing={composing} asked={asked} />
    </div>
  );
}
