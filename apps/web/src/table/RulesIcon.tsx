import { Icon } from '../kit/Icon.tsx';

/** The way to the rules of a game, beside the table. */
export function RulesIcon({ game, title }: { readonly game: string; readonly title: string }) {
  const label = `How ${title} is played (opens beside the table)`;
  return (
    <a className="icon-button" href={`/rules/${game}`} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon name="help" />
    </a>
  );
}
