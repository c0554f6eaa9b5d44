import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** The `RoundMark` component and its words, lazy-loaded when it is first shown. */
export const RoundMark = shownLater(async () => {
  const [mark] = await Promise.all([import('./RoundMark.tsx'), loadMessages('fairness')]);
  return mark.RoundMark;
});
