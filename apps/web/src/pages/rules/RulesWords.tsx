import { catalogued } from '../../games/catalogue.ts';
import { useSay } from '../../language/language.ts';
import { explained } from '../../board/terms/explained.ts';

/** A glossary of the game's little-known terms, shown after its rules: the meaning of each, and the rule that explains it. */
export function RulesWords({ game }: { readonly game: string }) {
  const say = useSay();
  const terms = Object.keys(catalogued(game)?.terms ?? {}).map((term) => explained(term, say));
  return (
    <aside className="rules-words slip" aria-labelledby="rules-words">
      <h2 id="rules-words">{say('pages.rules-page.words')}</h2>
      <dl>
        {terms.map(({ word, means, rule }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {means} {rule !== null && <a href={`#${rule}`}>{rule}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
