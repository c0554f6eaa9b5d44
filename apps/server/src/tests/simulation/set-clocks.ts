import type { SimulatedTime } from '../support/simulated-time.ts';
import type { Dice } from './dice.ts';
import type { Trace } from './trace.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The mean interval between changes of the system clock, in ms, if there are any. */
const EVERY = 30 * 60 * 1000;
/** The sizes of the changes, in either direction. */
const BY = [HOUR, DAY, 500 * DAY] as const;

/** The dependencies of `setClocks`. */
export interface SetClockParts {
  readonly time: SimulatedTime;
  readonly dice: Dice;
  readonly trace: Trace;
}

/** Sets the system clock now and then, in half of all simulated evenings. Tables must not depend on that clock. */
export function setClocks({ time, dice, trace }: SetClockParts): void {
  if (!dice.happens(500)) return;
  const again = (): void => {
    time.after(dice.wait(EVERY), () => {
      const by = dice.pick(BY) * (dice.happens(500) ? 1 : -1);
      trace.note(`the clock is set by ${by / HOUR} hours`);
      time.setClock(by);
      again();
    });
  };
  again();
}
