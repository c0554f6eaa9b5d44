import { GameAlarm } from '../fairness/checks/GameAlarm.tsx';
import type { CheckReport } from '../fairness/checks/checkReport.ts';
import type { GameMark } from '../fairness/checks/gameMark.ts';
import { VerdictMark } from '../fairness/checks/GameVerdict.tsx';
import { MarkWords, type MarkWordsProps } from '../fairness/mark/MarkWords.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';

function nothing(): void {}

function Mark(shown: MarkWordsProps) {
  const say = useSay();
  return (
    <Dialog title={say('table.menu-title.menu')} onClose={nothing}>
      <MarkWords {...shown} />
    </Dialog>
  );
}

function AtResult({ mark }: { readonly mark: GameMark }) {
  return (
    <main className="sheet">
      <VerdictMark gameId="g1" mark={mark} />
    </main>
  );
}

const WRONG: CheckReport = {
  game: 'chapanka', names: ['Marta', 'Tomek'], finding: { verdict: 'untrue', fault: { code: 'number-unlike', round: 2, seat: 1 } },
};

/** The stories for what a table shows about the shuffle of its cards. */
export const fairnessStories = {
  'round-mark': () => <Mark mark={[88, 25, 27]} own="in-it" />,
  'round-mark-without-own': () => <Mark mark={[8, 40, 79]} own="not-in-it" />,
  'check-proved': () => <AtResult mark="proved" />,
  'check-not-proved': () => <AtResult mark="not-proved" />,
  'check-matches': () => <AtResult mark="matches" />,
  'check-untrue': () => <AtResult mark="untrue" />,
  'check-alarm': () => <GameAlarm report={WRONG} onRead={nothing} />,
};
