import { type Guest, type PlayedGame, refusal } from '@chinwag/protocol';
import { chapanka } from '@chinwag/rules/chapanka';
import { type GameFile, gameFileOf, gameRecordSchema } from '@chinwag/rules/game-file';
import { useEffect } from 'react';
import record from '../../../../packages/rules/src/game-file/fixtures/1/chapanka.json?raw';
import { AT_HOME } from '../games/catalogue.ts';
import { PassChoice } from '../table/devices/PassChoice.tsx';
import { PassTaken } from '../table/devices/PassTaken.tsx';
import { CheckedGame } from '../fairness/CheckedGame.tsx';
import type { CheckOfGame } from '../fairness/useCheckedGame.ts';
import type { ShuffleVerdict } from '../fairness/verdict.ts';
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
import { RulesIndexPage } from '../pages/RulesIndexPage.tsx';
import { friendsTally, TALLY_NOW } from './tallies.ts';
import { guestNamed, storyTable } from './storyTable.tsx';

function nothing(): void {}

/** The games of the friends’ evening, as Marta finds them again. */
function gamesOfMarta(): readonly PlayedGame[] {
  return friendsTally().games.flatMap(({ number, game, endedAt, seats }) => {
    const yourSeat = seats.findIndex(({ person }) => person === guestNamed('Marta'));
    const id = `g${number}`;
    const { code: table } = storyTable();
    return yourSeat < 0 ? [] : [{ id, game, table, endedAt, yourSeat, seats, deals: [3, -4, null, 10], kept: true }];
  });
}

function MyGames() {
  const say = useSay();
  return (
    <div className="history sheet">
      <Bar title={say('history.title')} />
      <main>
        <HistorySheet games={gamesOfMarta()} now={TALLY_NOW} />
      </main>
    </div>
  );
}

function theFile(): GameFile {
  const written = gameFileOf(chapanka, gameRecordSchema.parse(JSON.parse(record)));
  if (!written.ok) throw new Error('the stored game cannot be played again');
  return written.file;
}

function Check({ check }: { readonly check: CheckOfGame | null }) {
  const say = useSay();
  return (
    <Dialog title={say('fairness.title')} onClose={nothing}>
      <CheckedGame check={check} />
    </Dialog>
  );
}

/** What somebody reads at the head of a page whose browser speaks Polish. */
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

/** A game in which nothing wrong was found, on a device that can say so much of it. */
const found = (verdict: ShuffleVerdict): CheckOfGame => ({
  had: true, checked: { ok: true, verdict, file: theFile(), events: 400, shown: 380 }, names: NAMES, you: 0,
});

const untrue: CheckOfGame = {
  had: true, checked: { ok: false, fault: { code: 'number-unlike', round: 2, seat: 1 } }, names: NAMES, you: 0,
};

function guestOf(name: string): Guest {
  return { id: guestNamed(name), name };
}

const WAYS: readonly WayToPractise[] = ['lesson', 'go-on', 'again', 'straight'];

/** Sheets and pages beside the tables: what one has played, what was checked, ways to practise, where nothing is. */
export const sheetStories = {
  'my-games': () => <MyGames />,
  'game-proved': () => <Check check={found({ kind: 'proved', choices: 1 })} />,
  'game-proved-of-two': () => <Check check={found({ kind: 'proved', choices: 2 })} />,
  'game-not-proved': () => <Check check={found({ kind: 'not-proved', why: 'no-own-number' })} />,
  'game-untrue': () => <Check check={untrue} />,
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
