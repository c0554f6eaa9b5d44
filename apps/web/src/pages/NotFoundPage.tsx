import { Card } from '../cards/Card.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import './notFound.css';

/** The page for an unknown path: a joker and a link to the home page. */
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
      <div className="not-found-cards" aria-hidden="true">
        <i />
        <Card card="X1" layout="full" label="" />
        <i />
      </div>
    </PlainPage>
  );
}
