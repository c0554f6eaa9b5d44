import { useEffect } from 'react';
import { PlainPage } from '../frame/PlainPage.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { useSay } from '../language/language.ts';
import { isServerThere } from '../offline/fromDevice.ts';

/** How often one looks whether the server is there again, in ms. */
const LOOK_EVERY = 4000;

/** Instead of a table, where the page was kept on the device: what works so. It is opened anew as soon as there is a connection. */
export function NoConnectionPage() {
  const say = useSay();
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (await isServerThere()) window.location.reload();
    };
    void look();
    const again = (): void => void look();
    const timer = setInterval(again, LOOK_EVERY);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
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
