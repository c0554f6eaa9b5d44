import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { MarkWords, type MarkWordsProps } from '../fairness/mark/MarkWords.tsx';

function nothing(): void {}

function Mark(shown: MarkWordsProps) {
  const say = useSay();
  return (
    <Dialog title={say('table.menu-title.menu')} onClose={nothing}>
      <MarkWords {...shown} />
    </Dialog>
  );
}

/** What stands at a table of how its cards were shuffled. */
export const fairnessStories = {
  'round-mark': () => <Mark mark={[88, 25, 27]} own="in-it" />,
  'round-mark-without-own': () => <Mark mark={[8, 40, 79]} own="not-in-it" />,
};
