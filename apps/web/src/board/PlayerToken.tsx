import type { Seat } from '@chinwag/rules';
import type { SideShape } from '../ui/SideMark.tsx';
import { Token } from '../ui/Token.tsx';
import { useTableClocks } from './clock/tableClocks.ts';
import { useCountdown } from './clock/useCountdown.ts';
import { nameOf, type People } from './people.ts';
import { presenceMark } from './presence.ts';
import { useSignAt } from './signs/tableSigns.ts';

export interface PlayerTokenProps {
  readonly people: People;
  readonly seat: Seat;
  readonly side?: SideShape | undefined;
}

/** A player's token, with the player's presence, time left and reaction (sign). Hidden from screen readers, like every token. */
export function PlayerToken({ people, seat, side }: PlayerTokenProps) {
  const { clocks } = useTableClocks();
  const shown = { side, sign: useSignAt(seat), clock: useCountdown(clocks.find((one) => one.seat === seat)) };
  const player = people.players[seat];
  return <Token name={nameOf(people, seat)} badge={player?.badge} mark={player && presenceMark(player)} {...shown} />;
}
