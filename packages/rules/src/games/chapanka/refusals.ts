import { refusalList, refusing } from '../../kernel/violation.ts';

/** The codes for refusing moves in Chapanka, each with the argument names of its message. */
export const refusals = refusalList(
  [
    'game-over', 'no-exchange-now', 'no-setting-aside-now', 'no-play-now', 'not-your-exchange', 'dealer-sets-aside',
    'not-your-turn', 'card-not-held', 'kinal-stays',
  ],
  { 'must-follow': ['suit'], 'pancerola-past': ['suit'] },
);

/** Returns a violation of a Chapanka rule, with a code from `refusals` and its arguments. */
export const refuse = refusing(refusals);
