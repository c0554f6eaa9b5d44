import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { catalogued } from '../games/catalogue.ts';
import { rulesText } from '../games/rulesText.ts';
import { untilLeft } from '../inTime.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LanguageOffer } from '../ui/forms/LanguageOffer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLanguage, useSay } from '../language/language.ts';
import type { LanguageId } from '../language/languages.ts';
import { loadMessages } from '../language/load.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PlainPage } from '../ui/page/PlainPage.tsx';
import type { RenderedRules } from './renderRules.ts';
import './rules.css';
import { RulesWords } from './RulesWords.tsx';
import { usePage } from '../ui/page/usePage.ts';

async function loadRules(source: () => Promise<string>, language: LanguageId): Promise<RenderedRules> {
  const [markdown, { renderRules }] = await Promise.all([
    source(), import('./renderRules.ts'), loadMessages('terms'),
  ]);
  return renderRules(markdown, language);
}

/** How a game is played; the rule named after `#` is shown and marked. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useSay();
  const { id } = useLanguage();
  const source = rulesText(game, id);
  const [rules, setRules] = useState<RenderedRules | 'unloadable' | null>(null);
  useEffect(() => {
    if (source === undefined) return undefined;
    return untilLeft(loadRules(source, id), setRules, () => setRules('unloadable'));
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

function RulesSheet({ game, rules }: { game: string; rules: RenderedRules | null }) {
  const title = catalogued(game)?.title ?? game;
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
          <nav className="rules-contents" aria-label={say('pages.rules-page.chapters')}>
            <ol>
              {rules.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
              <li>
                <a href="#rules-words">{say('pages.rules-page.words')}</a>
              </li>
            </ol>
          </nav>
          {/* our own text, rendered by us: nothing in it comes from a person at a table */}
          <main className="rules-text" dangerouslySetInnerHTML={{ __html: rules.html }} />
          <RulesWords game={game} />
        </div>
      )}
    </div>
  );
}

/** Brings the rule named in the address into sight, and marks it. */
function useSoughtRule(rules: RenderedRules | null): void {
  useEffect(() => {
    if (rules === null) return;
    const seek = () => {
      document.querySelector('[data-sought]')?.removeAttribute('data-sought');
      const sought = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (sought === null) return;
      sought.dataset['sought'] = '';
      sought.scrollIntoView({ block: sought.tagName === 'LI' ? 'center' : 'start' });
    };
    seek();
    window.addEventListener('hashchange', seek);
    return () => window.removeEventListener('hashchange', seek);
  }, [rules]);
}
