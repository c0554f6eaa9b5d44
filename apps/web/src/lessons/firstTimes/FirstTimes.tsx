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
 * The hint about a situation that comes up for the first time in practice. Renders nothing if these hints are switched off, or if
 * none is due.
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
