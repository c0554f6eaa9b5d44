import { CATALOGUE } from '../boards/catalogue.ts';
import { PlainPage } from '../frame/PlainPage.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { RULES_SOURCES } from './rulesSources.ts';

/** The games whose rules can be read here. */
export function RulesIndexPage() {
  return (
    <PlainPage title="Rules" actions={<ButtonLink href="/">All games</ButtonLink>}>
      <ul>
        {CATALOGUE.filter(({ id }) => id in RULES_SOURCES).map(({ id, title, seats, blurb }) => (
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
