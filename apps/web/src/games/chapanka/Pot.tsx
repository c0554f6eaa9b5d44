import { Dish } from '../../ui/Counters.tsx';
import { useSay } from '../../language/language.ts';
import { placed } from '../../ui/place.ts';
import './corners.css';

/** The pot: a dish with its counters, and how many they are. */
export function Pot({ count }: { readonly count: number }) {
  const say = useSay();
  return (
    <div className="chapanka-corner" data-corner="left">
      <span {...placed('pot')}>
        <Dish count={count} />
      </span>
      <b>{count}</b> {say('chapanka.table.in-pot')}
    </div>
  );
}
