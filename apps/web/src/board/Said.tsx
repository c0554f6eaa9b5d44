import { use } from 'react';
import { CardInText } from '../cards/CardInText.tsx';
import { SuitIcon } from '../cards/SuitIcon.tsx';
import { Term } from './terms/Term.tsx';
import { PackContext, useLanguage } from '../language/language.ts';
import type { Message } from '../language/message.ts';
import { parts } from '../language/parts.ts';

/** Renders a message in the page's language, with drawings of its cards and suits. */
export function Said({ message }: { readonly message: Message }) {
  const language = useLanguage();
  const pack = use(PackContext);
  return parts(message, language, pack).map((part, k) => {
    // The parts of a message never change places.
    if (typeof part === 'string') return <span key={k}>{part}</span>;
    if ('card' in part) return <CardInText key={k} card={part.card} pack={part.pack} label={part.spoken} />;
    if ('term' in part) return <Term key={k} term={part.term} words={part.spoken} />;
    return <SuitIcon key={k} suit={part.suit} label={part.spoken} />;
  });
}
