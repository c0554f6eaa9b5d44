import { Suspense, use } from 'react';
import type { FirstTime } from '../../board/lesson.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { firstTimesOf } from './firstTimesOf.ts';
import { NewsSlip } from './NewsSlip.tsx';
import { useFirstTime } from './useFirstTime.ts';

export interface FirstTimesProps {
  readonly game: GameOnTable;
}

/**
 * A hint, in practice, about something that comes up for the first time. Renders nothing if such hints are switched off, or none is
 * due.
 */
export function FirstTimes({ game }: FirstTimesProps) {
  const isOn = usePreferences((it) => it.firstTimes) === 'said';
  return isOn ? (
    <Suspense>
      <OfGame game={game} firstTimes={firstTimesOf(game.screen.game.id)} />
    </Suspense>
  ) : null;
}

function OfGame({ game, firstTimes }: FirstTimesProps & { readonly firstTimes: Promise<readonly FirstTime[]> }) {
  const news = useFirstTime(use(firstTimes), game);
  return news && <NewsSlip key={news.name} news={news} />;
}
