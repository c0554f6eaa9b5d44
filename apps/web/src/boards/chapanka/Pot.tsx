import { Dish } from '../../kit/Counters.tsx';
import './corners.css';
import { ACCOUNT } from './Travels.tsx';

/** The pot: a dish with its counters, and how many they are. */
export function Pot({ count }: { readonly count: number }) {
  return (
    <div className="chapanka-corner" data-corner="left">
      <span {...{ [ACCOUNT]: 'pot' }}>
        <Dish count={count} />
      </span>
      <b>{count}</b> in the pot
    </div>
  );
}
