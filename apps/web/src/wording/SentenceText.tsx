import type { Sentence } from '../boards/board.ts';
import { CardInText } from '../kit/cards/CardInText.tsx';
import { cardName } from '../kit/cards/cardName.ts';
import type { Pack } from '../kit/cards/cardCode.ts';
import { SuitIcon } from '../kit/cards/SuitIcon.tsx';
import { SUIT_NAMES, type SuitMark } from '../kit/cards/suitNames.ts';

/** What `<SentenceText>` takes. */
export interface SentenceTextProps {
  readonly sentence: Sentence;
  readonly pack: Pack;
}

/** A sentence with its cards and suits drawn in it. */
export function SentenceText({ sentence, pack }: SentenceTextProps) {
  return sentence.map((part, k) => {
    // The parts of a sentence never change places.
    if (typeof part === 'string') return <span key={k}>{part}</span>;
    if ('card' in part) return <CardInText key={k} card={part.card} pack={pack} />;
    return <SuitIcon key={k} suit={part.suit as SuitMark} />;
  });
}

/** The same sentence as it is spoken. */
export function spokenSentence(sentence: Sentence, pack: Pack): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'card' in part ? cardName(part.card, pack) : SUIT_NAMES[part.suit as SuitMark];
    })
    .join('');
}
