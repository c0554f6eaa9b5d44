import { Icon } from '../ui/Icon.tsx';
import { useAddress } from '../language/choice.ts';
import { useSay } from '../language/language.ts';

/** A link to a game's rules, which open beside the table. */
export function RulesIcon({ game, title }: { readonly game: string; readonly title: string }) {
  const say = useSay();
  const address = useAddress(`/rules/${game}`);
  const label = say('table.rules-link', { title });
  return (
    <a className="icon-button" href={address} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon name="help" />
    </a>
  );
}
