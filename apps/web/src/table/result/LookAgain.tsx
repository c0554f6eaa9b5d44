import { Icon } from '../../ui/Icon.tsx';
import { useSay } from '../../language/language.ts';

/** A link to the replay of the finished game. It opens in a new tab, so that a player stays at the table. */
export function LookAgain({ gameId }: { readonly gameId: string }) {
  const say = useSay();
  return (
    <a className="button button-plain" href={`/g/${gameId}`} target="_blank" rel="noopener">
      <Icon name="eye" />
      <span className="button-words">{say('result.look-again')}</span>
    </a>
  );
}
