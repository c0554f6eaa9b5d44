import { Dish } from '../../ui/Counters.tsx';
import { useWords } from '../../language/useWords.ts';
import { placed } from '../../ui/place.ts';
import './corners.css';

/** The pot: a dish of counters, with their number. */
export function Pot({ count }: { readonly count: number }) {
  const { say, written } = useWords();
  return (
    <div className="chapanka-corner" data-corner="left">
      <span {...placed('pot')}>
        <Dish count={count} />
      </span>
      <b>{written(count)}</b> {say('chapanka.table.in-pot')}
    </div>
  );
}
