import type { Said } from '@chinwag/protocol';
import { useSay } from '../../language/language.ts';
import { saidText } from './saidText.ts';

/** A chat message. What a person wrote has an unknown language, and is marked so. */
export function SaidWords({ said }: { readonly said: Said }) {
  const say = useSay();
  const text = saidText(said);
  return typeof text === 'string' ? <span lang="">{text}</span> : say(text);
}
