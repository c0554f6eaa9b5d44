import type { Said } from '@chinwag/protocol';
import { useSay } from '../../language/language.ts';
import { saidText } from './saidText.ts';

/** A chat message. Marks free text as text in an unknown language. */
export function SaidWords({ said }: { readonly said: Said }) {
  const say = useSay();
  const text = saidText(said);
  return typeof text === 'string' ? <span lang="">{text}</span> : say(text);
}
