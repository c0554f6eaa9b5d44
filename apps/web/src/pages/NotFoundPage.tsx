import { ButtonLink } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { PlainPage } from '../ui/page/PlainPage.tsx';

/** For an address that does not exist. */
export function NotFoundPage() {
  const say = useSay();
  const home = (
    <ButtonLink variant="go" href="/">
      {say('pages.all-games')}
    </ButtonLink>
  );
  return (
    <PlainPage title={say('pages.lost.title')} actions={home}>
      <p>{say('pages.lost.advice')}</p>
    </PlainPage>
  );
}
