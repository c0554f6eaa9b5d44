import { Suspense, use } from 'react';
import type { FirstTime } from '../../board/lesson.ts';
import { LaidSlip } from '../../slip/LaidSlip.tsx';
import { useSay } from '../../language/language.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { Button } from '../../ui/Button.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { firstTimesOf } from './firstTimesOf.ts';
import { type FirstNews, SLOWER, useFirstTime } from './useFirstTime.ts';

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

/** Shown beside what it is about; it takes no focus, and nothing waits for it. */
function NewsSlip({ news: { name, about, says, close } }: { readonly news: FirstNews }) {
  const say = useSay();
  const prefer = usePreferences((it) => it.prefer);
  return (
    <LaidSlip label={say('lessons.new')} says={says} about={about} isAsked>
      {name === SLOWER ? (
        <>
          <Button variant="quiet" data-leave onClick={close}>
            {say('lessons.fine')}
          </Button>
          <Button
            data-next
            onClick={() => {
              close();
              prefer({ pace: 'slow' });
            }}
          >
            {say('lessons.slower')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="quiet" data-leave onClick={() => prefer({ firstTimes: 'unsaid' })}>
            {say('lessons.no-more')}
          </Button>
          <Button data-next onClick={close}>
            {say('lessons.got-it')}
          </Button>
        </>
      )}
    </LaidSlip>
  );
}
