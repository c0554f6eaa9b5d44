import type { Seat } from '@chinwag/rules';
import { Counters } from '../../ui/Counters.tsx';
import { placed } from '../../ui/place.ts';
import { useFigures } from '../../language/useFigures.ts';

export interface BalanceProps {
  readonly seat: Seat;
  readonly counters: number;
  /** The balance in words, for screen readers. */
  readonly words: string;
  readonly className?: string;
}

/**
 * A player's counters as an icon and a number. Counters fly from this icon when the player pays, and to it when others pay the
 * player.
 */
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
