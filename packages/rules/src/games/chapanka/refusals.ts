import { refusalList, refusing } from '../../kernel/violation.ts';

/** The refusals of Chapanka, each with the values in its sentence. */
export const refusals = refusalList(
  [
    'game-over', 'no-exchange-now', 'no-setting-aside-now', 'no-play-now', 'not-your-exchange', 'dealer-sets-aside',
    'not-your-turn', 'card-not-held', 'kinal-stays',
  ],
  { 'must-follow': ['suit'], 'pancerola-past': ['suit'] },
);

/** Returns the violation of a rule of Chapanka. */
export const refuse = refusing(refusals);
