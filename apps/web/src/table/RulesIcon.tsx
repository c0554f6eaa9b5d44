import { Icon } from '../kit/Icon.tsx';
import { useSay } from '../language/language.ts';

/** The way to the rules of a game, beside the table. */
export function RulesIcon({ game, title }: { readonly game: string; readonly title: string }) {
  const say = useSay();
  const label = say('table.rules-link', { title });
  return (
    <a className="icon-button" href={`/rules/${game}`} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon name="help" />
    </a>
  );
}
