import { useEffect } from 'react';
import { inTime } from '../inTime.ts';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { isServerThere } from '../session/fromDevice.ts';

/** The interval at which the page checks whether the server is back, in ms. */
const LOOK_EVERY = 4000;

/**
 * A page shown in place of a table if the page came from the device's cache. It shows what works offline, and reopens once there is
 * a connection.
 */
export function NoConnectionPage() {
  const say = useSay();
  useEffect(() => {
    let here = true;
    const look = (): void => void inTime(() => here, isServerThere(), (isThere) => isThere && window.location.reload());
    look();
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('online', look);
    return () => {
      here = false;
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  return (
    <PlainPage
      title={say('pages.no-connection.title')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{say('pages.try-again')}</Button>
          <ButtonLink variant="go" href="/">
            {say('pages.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{say('pages.no-connection.table')}</p>
      <p>{say('pages.no-connection.what-works')}</p>
    </PlainPage>
  );
}
