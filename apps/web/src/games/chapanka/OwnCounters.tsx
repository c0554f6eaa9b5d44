import { Counters } from '../../ui/Counters.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { useFigures } from '../../language/useFigures.ts';
import { balanceOf } from './balance.ts';
import type { View } from './view.ts';

/** One's own counters, where there is no place for an own seat. */
export function OwnCounters({ view: { state, viewer } }: { readonly view: View }) {
  const say = useSay();
  const { signed } = useFigures();
  if (viewer === 'spectator') return null;
  const balance = state.balances[viewer] ?? 0;
  return (
    <span className="status-own chapanka-own">
      <span {...placed(`counters ${viewer}`)}>
        <Counters count={balance} />
        <b aria-hidden="true">{signed(balance)}</b>
        <span className="visually-hidden">{say('chapanka.table.own-counters', balanceOf(balance))} </span>
      </span>
      <small>{say('chapanka.table.own-points', { points: state.deal.points[viewer] ?? 0 })}</small>
    </span>
  );
}
