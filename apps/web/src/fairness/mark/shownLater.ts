import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** The `RoundMark` component with its words, loaded when it is first shown. */
export const RoundMark = shownLater(async () => {
  const [mark] = await Promise.all([import('./RoundMark.tsx'), loadMessages('fairness')]);
  return mark.RoundMark;
});
