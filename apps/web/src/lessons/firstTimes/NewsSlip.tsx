import { useEffect, useEffectEvent, useState } from 'react';
import { LaidSlip } from '../../slip/LaidSlip.tsx';
import { useSay } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { type FirstNews, SLOWER } from './useFirstTime.ts';

/* A hint that has been visible for this long, in ms, counts as read. */
const READ = 4000;

/**
 * A first-time hint beside its target. The hint does not take the focus, and the game does not wait. The hint disappears while
 * there is no room for it.
 */
export function NewsSlip({ news: { name, about, says, read, close } }: { readonly news: FirstNews }) {
  const say = useSay();
  const prefer = usePreferences((it) => it.prefer);
  const [lies, setLies] = useState(false);
  const note = useEffectEvent(read);
  useEffect(() => {
    if (!lies) return;
    const timer = setTimeout(() => note(), READ);
    return () => clearTimeout(timer);
  }, [lies]);
  return (
    <LaidSlip label={say('lessons.new')} says={says} about={about} isAsked onLies={setLies}>
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
