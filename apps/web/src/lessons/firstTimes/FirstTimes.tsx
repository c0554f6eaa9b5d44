import { Suspense, use, useEffect, useRef } from 'react';
import type { FirstTime } from '../../board/lesson.ts';
import { Said } from '../../board/Said.tsx';
import { TermsContext } from '../../board/terms/Term.tsx';
import { PackContext, useLanguage, useSay } from '../../language/language.ts';
import { spokenAll } from '../../language/spokenAll.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { Slip } from '../../ui/Slip.tsx';
import '../coachSlip.css';
import { useLaidBeside } from '../place/useLaidBeside.ts';
import { firstTimesOf } from './firstTimesOf.ts';
import { type FirstNews, SLOWER, useFirstTime } from './useFirstTime.ts';

/** What `<FirstTimes>` takes. */
export interface FirstTimesProps {
  readonly game: GameOnTable;
}

/** Where one practises, a quiet sentence about what comes up for the first time, unless it is switched off. */
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

/** Beside what it speaks of; it takes no focus, and nothing waits for it. */
function NewsSlip({ news: { name, about, says, close } }: { readonly news: FirstNews }) {
  const say = useSay();
  const slip = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const language = useLanguage();
  const pack = use(PackContext);
  const prefer = usePreferences((it) => it.prefer);
  const words = spokenAll(says, language, pack);
  useEffect(() => announce(words), [announce, words]);
  useLaidBeside({ slip, light, about, isAsked: true });
  const sentences = 'key' in says ? [says] : says;
  return (
    <>
      <i ref={light} className="coach-light" aria-hidden="true" hidden />
      <Slip ref={slip} className="coach-slip" aria-label={say('lessons.new')}>
        <Scrolling className="coach-words" label={say('lessons.new')}>
          <TermsContext value>
            {sentences.map((sentence) => (
              <p key={sentence.key}>
                <Said message={sentence} />
              </p>
            ))}
          </TermsContext>
        </Scrolling>
        <div className="coach-answers">
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
        </div>
      </Slip>
    </>
  );
}
