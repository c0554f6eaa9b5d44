import { type FormEvent, type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { untilLeft } from '../../inTime.ts';
import { catalogued } from '../../games/catalogue.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import './rulesSearch.css';
import { type FoundPassage, type Passage, searchRules } from './searchRules.ts';

/** The most results shown at once. A search with more results is too vague. */
const MOST = 20;

export interface RulesSearchProps {
  /** The game whose rules are open, which is searched first; null on the page of all games. */
  readonly game: string | null;
}

/** A search field for the rules of all games, and the rules found, each with its number and a link. */
export function RulesSearch({ game }: RulesSearchProps) {
  const say = useSay();
  const results = useId();
  const [sought, setSought] = useState('');
  const passages = usePassages(sought !== '');
  const looked = useDeferredValue(sought.trim());
  const found = typeof passages === 'object' && passages !== null ? searchRules(passages, looked, game) : null;
  return (
    <form role="search" className="rules-search" onSubmit={stay}>
      <TextField
        label={say('pages.rules-page.search')}
        labelled="by-ear"
        placeholder={say('pages.rules-page.search')}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={sought}
        aria-controls={results}
        onChange={(event) => setSought(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Escape' ? setSought('') : goAlong(event))}
      />
      <div id={results}>
        <p role="status" className="rules-search-said">
          {passages === 'unloadable' && say('pages.rules-page.unloadable')}
          {found !== null && looked.length > 1 && said(found)}
        </p>
        {found !== null && found.length > 0 && (
          <ol>
            {found.slice(0, MOST).map((each) => (
              <li key={`${each.passage.game} ${each.passage.anchor} ${each.shown.join('')}`}>
                <Result found={each} here={each.passage.game === game} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </form>
  );

  function said(all: readonly FoundPassage[]): string {
    if (all.length === 0) return say('pages.rules-page.found-none', { sought: looked });
    if (all.length > MOST) return say('pages.rules-page.found-more', { count: all.length, shown: MOST });
    return say('pages.rules-page.found', { count: all.length });
  }
}

function Result({ found: { passage, shown }, here }: { readonly found: FoundPassage; readonly here: boolean }) {
  const { game, anchor, rule, chapter } = passage;
  const title = catalogued(game)?.title ?? game;
  const inside = (
    <>
      <span className="rules-search-cited">
        <b>{rule ?? chapter}</b> {title}
      </span>
      <span>
        {shown[0]}
        <mark>{shown[1]}</mark>
        {shown[2]}
      </span>
    </>
  );
  // within a page, the browser itself follows the link, and fires `hashchange`
  if (here) return <a href={`#${anchor}`} onKeyDown={goAlong}>{inside}</a>;
  return <Link href={`/rules/${game}#${anchor}`} onKeyDown={goAlong}>{inside}</Link>;
}

/** Returns all rules in the page's language, loaded once `wanted` is true; null until then. */
function usePassages(wanted: boolean): readonly Passage[] | 'unloadable' | null {
  const { id } = useLanguage();
  const [passages, setPassages] = useState<readonly Passage[] | 'unloadable' | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const loaded = import('./loadRules.ts').then(({ loadPassages }) => loadPassages(id));
    return untilLeft(loaded, setPassages, () => setPassages('unloadable'));
  }, [wanted, id]);
  return passages;
}

/** Ignores Enter, because all results are already shown. */
function stay(event: FormEvent): void {
  event.preventDefault();
}

/** Moves with the arrow keys from the field into the results, and along them. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
