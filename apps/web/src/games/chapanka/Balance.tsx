import type { Seat } from '@chinwag/rules';
import { Counters } from '../../ui/Counters.tsx';
import { placed } from '../../ui/place.ts';
import { useFigures } from '../../language/useFigures.ts';

export interface BalanceProps {
  readonly seat: Seat;
  readonly counters: number;
  /** Said to those who listen. */
  readonly words: string;
  readonly className?: string;
}

/** Somebody's counters, drawn and in figures: what is paid flies from here and comes here. */
export function Balance({ seat, counters, words, className }: BalanceProps) {
  const { signed } = useFigures();
  return (
    <span className={className} {...placed(`counters ${seat}`)}>
      <Counters count={counters} />
      <b aria-hidden="true">{signed(counters)}</b>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
