import { AT_HOME } from '../boards/catalogue.ts';
import { PlainPage } from '../frame/PlainPage.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { seatsInWords } from '../wording/seatsInWords.ts';

/** The games whose rules can be read here. */
export function RulesIndexPage() {
  return (
    <PlainPage title="Rules" actions={<ButtonLink href="/">All games</ButtonLink>}>
      <ul>
        {AT_HOME.map(({ id, title, seats, blurb }) => (
          <li key={id}>
            <ButtonLink href={`/rules/${id}`} icon="book" detail={`${seatsInWords(seats)}. ${blurb}`}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
