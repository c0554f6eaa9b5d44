import { type ReactNode, use } from 'react';
import { catalogued } from '../../games/catalogue.ts';
import { GameCards } from '../../board/GameCards.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useAddress } from '../../language/choice.ts';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { hasLesson, lessonPath } from '../../games/lessons.ts';
import { Said } from '../../board/Said.tsx';
import { TermsContext } from '../../board/terms/Term.tsx';
import './howItIsPlayed.css';
import { type Pictures, SHOWN_FIRST, type ShownFirst } from '../../board/introduction/pictures.ts';
import { Scene } from '../../board/introduction/Scene.tsx';

export interface HowItIsPlayedProps {
  /** The game's id. */
  readonly game: string;
  /** Whether the rules and the lesson replace this page, or open beside it: a table must stay open. */
  readonly opens: 'here' | 'beside';
}

const SIGNS: Readonly<Record<ShownFirst, IconName>> = { wins: 'check', hurts: 'alert', turn: 'hand' };

/**
 * An introduction to a game, shown before the first card is played. It shows what wins, what costs points, the first turn, and
 * links to the rest.
 */
export function HowItIsPlayed({ game, opens }: HowItIsPlayedProps) {
  const say = useSay();
  const pictures = use(picturesOf(game));
  const known = catalogued(game);
  return (
    <div className="how-it-is-played" data-room={game}>
      {pictures !== null && known !== null && (
        <GameCards game={game}>
          <ol>
            {SHOWN_FIRST.map((shown) => (
              <li key={shown} data-shown={shown}>
                <Scene>{pictures[shown]}</Scene>
                <div>
                  <b className="how-heading">
                    <Icon name={SIGNS[shown]} />
                    {say(`introduction.${shown}`)}
                  </b>
                  <p>
                    <TermsContext value>
                      <Said message={message(`introduction.${known.id}.${shown}`)} />
                    </TermsContext>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </GameCards>
      )}
      <div className="how-on">
        {hasLesson(game) && (
          <WayOn to={lessonPath(game)} icon="hand" opens={opens}>
            {say('introduction.lesson')}
          </WayOn>
        )}
        <WayOn to={`/rules/${game}`} icon="book" opens={opens}>
          {say('introduction.rules')}
        </WayOn>
      </div>
    </div>
  );
}

interface WayOnProps extends Pick<HowItIsPlayedProps, 'opens'> {
  readonly to: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

function WayOn({ to, icon, opens, children }: WayOnProps) {
  const address = useAddress(to);
  if (opens === 'here') {
    return (
      <ButtonLink href={to} icon={icon}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <a className="button button-plain" href={address} target="_blank" rel="noopener">
      <Icon name={icon} />
      {children}
    </a>
  );
}

const asked = new Map<string, Promise<Pictures | null>>();

/**
 * Returns a promise of a game's pictures, loaded once. It resolves with null if there are none or loading fails, because the rules
 * are readable without them.
 */
function picturesOf(game: string): Promise<Pictures | null> {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const loading: Promise<Pictures | null> = catalogued(game)?.introduction() ?? Promise.resolve(null);
  const found = loading.catch(() => {
    asked.delete(game);
    return null;
  });
  asked.set(game, found);
  return found;
}
