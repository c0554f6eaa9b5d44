import type { ReadOut, Text, Told } from '../boards/board.ts';
import { CardInText } from '../kit/cards/CardInText.tsx';
import { cardName } from '../kit/cards/cardName.ts';
import type { Pack } from '../kit/cards/cardCode.ts';
import { SuitIcon } from '../kit/cards/SuitIcon.tsx';
import { SUIT_NAMES, type SuitMark } from '../kit/cards/suitNames.ts';
import { type Language, PackContext, useSay } from '../language/language.ts';
import { Said } from '../language/Said.tsx';
import { spoken } from '../language/parts.ts';

/** What `<SentenceText>` takes. */
export interface SentenceTextProps {
  readonly sentence: Told;
  readonly pack: Pack;
}

/** A sentence with its cards and suits drawn in it. */
export function SentenceText({ sentence, pack }: SentenceTextProps) {
  if ('key' in sentence) {
    return (
      <PackContext value={pack}>
        <Said message={sentence} />
      </PackContext>
    );
  }
  return sentence.map((part, k) => {
    // The parts of a sentence never change places.
    if (typeof part === 'string') return <span key={k}>{part}</span>;
    if ('card' in part) return <CardInText key={k} card={part.card} pack={pack} />;
    return <SuitIcon key={k} suit={part.suit as SuitMark} />;
  });
}

/** The same sentence as it is spoken. */
export function spokenSentence(sentence: Told, pack: Pack, language: Language): string {
  if ('key' in sentence) return spoken(sentence, language, pack);
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'card' in part ? cardName(part.card, pack) : SUIT_NAMES[part.suit as SuitMark];
    })
    .join('');
}

/** The way to write a text, whether it is a message or not yet one. */
export function useText(): (text: Text) => string {
  const say = useSay();
  return (text) => (typeof text === 'string' ? text : say(text));
}

/** What is read out, as it is spoken. */
export function spokenOut(out: ReadOut, pack: Pack, language: Language): string {
  if (typeof out === 'string') return out;
  if ('key' in out) return spoken(out, language, pack);
  return out.map((said) => (typeof said === 'string' ? said : spokenSentence(said, pack, language))).join(' ');
}
