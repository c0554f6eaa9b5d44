import { CATALOGUE } from '../boards/catalogue.ts';
import { PlainPage } from '../frame/PlainPage.tsx';
import { ButtonLink } from '../kit/Button.tsx';

/** The games whose rules can be read here. */
export function RulesIndexPage() {
  return (
    <PlainPage title="Rules" actions={<ButtonLink href="/">All games</ButtonLink>}>
      <ul>
        {CATALOGUE.map(({ id, title, seats, blurb }) => (
          <li key={id}>
            <ButtonLink href={`/rules/${id}`} icon="book" detail={`${seats}. ${blurb}`}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
