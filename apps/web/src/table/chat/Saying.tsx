import type { Said } from '@chinwag/protocol';
import { useForAWhile } from '../useForAWhile.ts';
import { SaidWords } from './SaidWords.tsx';
import './saying.css';

const STAYS = 5000;

/** The latest message, for a few seconds, above a table whose chat is hidden. Renders nothing afterwards. */
export function Saying({ said }: { readonly said: Said }) {
  const shown = useForAWhile(STAYS);
  if (!shown) return null;
  return (
    <p className="saying slip">
      <b>{said.name}</b> <SaidWords said={said} />
    </p>
  );
}
