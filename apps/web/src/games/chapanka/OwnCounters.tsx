import { useSay } from '../../language/language.ts';
import { Balance } from './Balance.tsx';
import { balanceOf } from './balance.ts';
import type { View } from './view.ts';

/** The player's own counters, for layouts that do not show the player's own seat. Renders nothing for a spectator. */
export function OwnCounters({ view: { state, viewer } }: { readonly view: View }) {
  const say = useSay();
  if (viewer === 'spectator') return null;
  const counters = state.balances[viewer] ?? 0;
  return (
    <span className="status-own chapanka-own">
      <Balance seat={viewer} counters={counters} words={say('chapanka.table.own-counters', balanceOf(counters))} />{' '}
      <small>{say('chapanka.table.own-points', { points: state.deal.points[viewer] ?? 0 })}</small>
    </span>
  );
}
