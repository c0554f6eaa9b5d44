import { catalogued } from '../games/catalogue.ts';
import { PracticeRoom } from '../lessons/firstTimes/PracticeRoom.tsx';
import { PracticeTable } from '../table/PracticeTable.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/practise/GAME`: a practice table on this device. Shows the not-found page for an unknown game. */
export function PracticePage({ game }: { readonly game: string }) {
  const entry = catalogued(game);
  return entry === null ? <NotFoundPage /> : <PracticeTable key={entry.id} entry={entry} Room={PracticeRoom} />;
}
