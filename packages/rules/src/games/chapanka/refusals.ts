import { refusalList, refusing } from '../../kernel/violation.ts';

/** What Chapanka refuses with, and what each sentence speaks of. */
export const refusals = refusalList(
  [
    'game-over', 'no-exchange-now', 'no-setting-aside-now', 'no-play-now', 'not-your-exchange', 'dealer-sets-aside',
    'not-your-turn', 'card-not-held', 'kinal-stays',
  ],
  { 'must-follow': ['suit'], 'pancerola-past': ['suit'] },
);

/** Refuses by a rule of Chapanka. */
export const refuse = refusing(refusals);
