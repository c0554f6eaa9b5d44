import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameCards } from '../../board/GameCards.tsx';
import { catalogued } from '../../games/catalogue.ts';
import { rulesText } from '../../games/rulesText.ts';
import { untilLeft } from '../../inTime.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LanguageOffer } from '../../ui/forms/LanguageOffer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLanguage, useSay } from '../../language/language.ts';
import type { LanguageId } from '../../language/languages.ts';
import { loadMessages } from '../../language/load.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { PlainPage } from '../../ui/page/PlainPage.tsx';
import type { Chapter, RulesText } from './readRules.ts';
import './rules.css';
import { RulesBlocks } from './RulesBlocks.tsx';
import { RulesSearch } from './RulesSearch.tsx';
import { RulesWords } from './RulesWords.tsx';
import { useMedia, WITH_RAIL } from '../../table/useMedia.ts';
import { usePage } from '../../ui/page/usePage.ts';

/** Resolves with the rules to show, once the terms with explanations are loaded, too. */
async function load(source: () => Promise<string>, language: LanguageId): Promise<RulesText> {
  const [{ loadRules }] = await Promise.all([import('./loadRules.ts'), loadMessages('terms')]);
  return loadRules(source, language);
}

/** The page with the rules of a game. It scrolls to the rule named after `#` and highlights that rule. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useSay();
  const { id } = useLanguage();
  const source = rulesText(game, id);
  const [rules, setRules] = useState<RulesText | 'unloadable' | null>(null);
  useEffect(() => {
    if (source === undefined) return undefined;
    return untilLeft(load(source, id), setRules, () => setRules('unloadable'));
  }, [source, id]);

  if (source === undefined) return <NotFoundPage />;
  if (rules === 'unloadable') {
    const home = <ButtonLink href="/">{say('pages.all-games')}</ButtonLink>;
    return (
      <PlainPage title={say('pages.rules-page.unloadable')} room={game} actions={home}>
        <p>{say('pages.rules-page.unloadable-advice')}</p>
      </PlainPage>
    );
  }
  return <RulesSheet game={game} rules={rules} />;
}

function RulesSheet({ game, rules }: { game: string; rules: RulesText | null }) {
  const entry = catalogued(game);
  const title = entry?.title ?? game;
  const say = useSay();
  usePage(say('page.page', { title: say('pages.rules-page.title', { game: title }) }), game);
  useSoughtRule(rules);
  return (
    <div className="rules">
      <LanguageOffer />
      <header className="rules-head cloth">
        <Link href="/" className="rules-home">
          <Icon name="left" />
          <span>{say('pages.all-games')}</span>
        </Link>
        <h1>{title}</h1>
      </header>
      {rules !== null && (
        <div className="rules-body">
          <div className="rules-ways">
            <RulesSearch game={game} />
            <Chapters chapters={rules.chapters} />
          </div>
          <GameCards game={game}>
            <main className="rules-text">
              <RulesBlocks blocks={rules.blocks} pack={entry?.pack ?? 'french'} />
            </main>
          </GameCards>
          <RulesWords game={game} />
        </div>
      )}
    </div>
  );
}

/** The list of chapters, beside the text if there is room, or collapsed into one line. */
function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = useSay();
  const beside = useMedia(WITH_RAIL);
  return (
    <details className="rules-contents" open={beside}>
      <summary>{say('pages.rules-page.chapters')}</summary>
      <nav aria-label={say('pages.rules-page.chapters')}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#rules-words">{say('pages.rules-page.words')}</a>
          </li>
        </ol>
      </nav>
    </details>
  );
}

/** Scrolls to the rule named in the address, and marks it. */
function useSoughtRule(rules: RulesText | null): void {
  useEffect(() => {
    if (rules === null) return;
    const seek = () => {
      document.querySelector('[data-sought]')?.removeAttribute('data-sought');
      const sought = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (sought === null) return;
      sought.dataset['sought'] = '';
      sought.scrollIntoView({ block: sought.tagName === 'LI' ? 'center' : 'start' });
      // the keyboard and a screen reader continue from here
      sought.tabIndex = -1;
      sought.focus({ preventScroll: true });
    };
    seek();
    window.addEventListener('hashchange', seek);
    return () => window.removeEventListener('hashchange', seek);
  }, [rules]);
}
