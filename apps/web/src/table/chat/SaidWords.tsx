import type { Said } from '@chinwag/protocol';
import { useSay } from '../../language/language.ts';
import { saidText } from './saidText.ts';

/** What somebody said. What they wrote is of no language that we know, and is marked as such. */
export function SaidWords({ said }: { readonly said: Said }) {
  const say = useSay();
  const text = saidText(said);
  return typeof text === 'string' ? <span lang="">{text}</span> : say(text);
}
