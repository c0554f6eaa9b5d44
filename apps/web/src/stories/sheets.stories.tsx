import { type Guest, type PlayedGame, refusal } from '@chinwag/protocol';
import { useEffect } from 'react';
import { AT_HOME } from '../games/catalogue.ts';
import { PassChoice } from '../table/devices/PassChoice.tsx';
import { PassTaken } from '../table/devices/PassTaken.tsx';
import { CheckedGame } from '../fairness/CheckedGame.tsx';
import type { CheckedRecord, CheckReport } from '../fairness/checks/checkReport.ts';
import type { CheckOfGame } from '../fairness/checks/checkStored.ts';
import { LanguageOffer } from '../ui/forms/LanguageOffer.tsx';
import { HistorySheet } from '../pages/history/HistorySheet.tsx';
import '../pages/history/history.css';
import { Bar } from '../ui/Bar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useLanguageQuestion } from '../language/choice.ts';
import { useSay } from '../language/language.ts';
import { NoConnectionPage } from '../pages/NoConnectionPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PracticeDialog, type WayToPractise } from '../pages/PracticeDialog.tsx';
import { PreferencesDialog } from '../pages/PreferencesDialog.tsx';
import { RulesIndexPage } from '../pages/rules/RulesIndexPage.tsx';
import { friendsTally, TALLY_NOW } from './tallies.ts';
import { guestNamed, storyTable } from './storyTable.tsx';

function nothing(): void {}

/** Returns the games of the friends' evening, as Marta's history lists them. */
function gamesOfMarta(): readonly PlayedGame[] {
  return friendsTally().games.flatMap(({ number, game, endedAt, seats }) => {
    const yourSeat = seats.findIndex(({ person }) => person === guestNamed('Marta'));
    const id = `g${number}`;
    const { code: table } = storyTable();
    const whole = { deals: [3, -4, null, 10], kept: true, ending: 'played' } as const;
    return yourSeat < 0 ? [] : [{ id, game, table, endedAt, yourSeat, seats, ...whole }];
  });
}

function MyGames() {
  const say = useSay();
  return (
    <div className="history">
      <Bar title={say('history.title')} />
      <main className="cloth">
        <HistorySheet games={gamesOfMarta()} now={TALLY_NOW} />
      </main>
    </div>
  );
}

function Check({ check }: { readonly check: CheckOfGame | null }) {
  const say = useSay();
  return (
    <Dialog title={say('fairness.title')} onClose={nothing}>
      <CheckedGame id="g1" check={check} onAgain={nothing} />
    </Dialog>
  );
}

/** The offer of Polish at the top of a page, for a user whose browser prefers that language. */
function Offer() {
  useEffect(() => {
    useLanguageQuestion.setState({ offer: 'pl' });
    return () => useLanguageQuestion.setState({ offer: null });
  }, []);
  return (
    <main className="sheet">
      <LanguageOffer />
    </main>
  );
}

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen'];

/** Returns the check of a game without a fault, with this finding on the device. */
function found(finding: CheckReport['finding']): CheckOfGame {
  return { had: true, report: { game: 'chapanka', names: NAMES, finding } };
}

const RECORD: CheckedRecord = {
  givers: [0, 1, 2], missed: 3, rounds: 2, broken: 1, moves: 214, shown: 380, erased: [], binds: 'names',
  seed: 'c8425a1ddc66e5fc758382d284c2ddc9f04e5bc8e7c83dc8e00db3fba7a28044',
  digest: '7577279555e1246969cddaa64cb5927a8c7b1edce2bf0c923f079e605e1a31c8',
};

function guestOf(name: string): Guest {
  return { id: guestNamed(name), name };
}

const WAYS: readonly WayToPractise[] = ['lesson', 'go-on', 'again', 'straight'];

/** The stories for sheets and pages other than tables: the history, checks, ways to practise, the not-found page. */
export const sheetStories = {
  'my-games': () => <MyGames />,
  'game-proved': () => <Check check={found({ verdict: 'proved', choices: 1, record: RECORD })} />,
  'game-proved-of-two': () => <Check check={found({ verdict: 'proved', choices: 2, record: RECORD })} />,
  'game-not-proved': () => <Check check={found({ verdict: 'not-proved', why: 'no-own-number', record: RECORD })} />,
  'game-untrue': () => <Check check={found({ verdict: 'untrue', fault: { code: 'number-unlike', round: 2, seat: 1 } })} />,
  'game-not-stored': () => <Check check={{ had: false, refusal: refusal('game-not-found') }} />,
  'practice-ways': () =>
    AT_HOME.slice(0, 1).map((game) => (
      <PracticeDialog key={game.id} game={game} ways={WAYS} onClose={nothing} onChoose={nothing} />
    )),
  'language-offer': () => <Offer />,
  'own-preferences': () => <PreferencesDialog onClose={nothing} />,
  'pass-question': () => (
    <PassChoice holder={guestOf('Tomek')} you={guestOf('Marta')} onTake={() => Promise.resolve()} onDeclined={nothing} />
  ),
  'pass-of-namesake': () => (
    <PassChoice holder={guestOf('Marta')} you={guestOf('Marta')} onTake={() => Promise.resolve()} onDeclined={nothing} />
  ),
  'pass-on-new-device': () => (
    <PassChoice holder={guestOf('Marta')} you={null} onTake={() => Promise.resolve()} onDeclined={nothing} />
  ),
  'pass-taken': () => <PassTaken now={guestOf('Tomek')} former={guestOf('Marta')} onOn={nothing} onBack={nothing} />,
  'no-connection': () => <NoConnectionPage />,
  'rules-index': () => <RulesIndexPage />,
  'no-such-page': () => <NotFoundPage />,
};
