import { AT_HOME, type CatalogueEntry } from '../../games/catalogue.ts';
import { playersInWords } from '../../games/abouts.ts';
import { PlainPage } from '../../ui/page/PlainPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { RulesSearch } from './RulesSearch.tsx';

/** The games whose rules can be read here. */
export function RulesIndexPage() {
  const say = useSay();
  return (
    <PlainPage title={say('pages.rules')} actions={<ButtonLink href="/">{say('pages.all-games')}</ButtonLink>}>
      <RulesSearch game={null} />
      <ul>
        {AT_HOME.map(({ id, title, seats, blurb }) => (
          <li key={id}>
            <ButtonLink href={`/rules/${id}`} icon="book" detail={<Blurb seats={seats} blurb={blurb} />}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

function Blurb({ seats, blurb }: Pick<CatalogueEntry, 'seats' | 'blurb'>) {
  const say = useSay();
  return (
    <>
      {say(playersInWords(seats))} {say(blurb)}
    </>
  );
}
