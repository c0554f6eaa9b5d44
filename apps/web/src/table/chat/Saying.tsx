import type { Said } from '@chinwag/protocol';
import { useSay } from '../../language/language.ts';
import { Token } from '../../ui/Token.tsx';
import { useForAWhile } from '../useForAWhile.ts';
import { SaidWords } from './SaidWords.tsx';
import './saying.css';

const STAYS = 5000;

/**
 * The latest chat message and its author, shown for a few seconds above a table whose chat is hidden. Renders nothing after that.
 */
export function Saying({ said }: { readonly said: Said }) {
  const say = useSay();
  const shown = useForAWhile(STAYS);
  if (!shown) return null;
  const { name, badge, as } = said;
  return (
    <div className="saying slip">
      <Token name={name} badge={badge} />
      <p>
        <b>{say('chat.by', { who: { name, you: false } })}</b>
        {as === 'watcher' && <small> {say('chat.by-spectator')}</small>} <SaidWords said={said} />
      </p>
    </div>
  );
}
