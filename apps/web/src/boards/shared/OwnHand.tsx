import type { Violation } from '@chinwag/rules';
import { useContext } from 'react';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { Hand } from '../../kit/hand/Hand.tsx';
import type { HandFlags } from '../../kit/hand/handFlag.ts';
import { useSay } from '../../language/language.ts';
import { useRefusalWords } from '../refusalWords.ts';
import { TableHeight } from './frame/tableHeight.ts';

/* One row of cards takes this much of the table's height at most, and may always have so many px. */
const SHARE = 0.22;
const ALWAYS = 111;

/** What `<OwnHand>` takes. */
export interface OwnHandProps<Card extends string> {
  /** In the order in which they are held. */
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onTouch: (card: Card) => void;
  readonly onAct: (card: Card) => void;
  /** Why a card may not be played now. */
  readonly whyNot: (card: Card) => Violation | null;
  readonly flags?: HandFlags<Card>;
  /** The cards that begin a group: before each is a gap. */
  readonly gaps?: ReadonlySet<Card>;
  readonly pack?: Pack;
  /** How wide a card may get where the hand has but a part of a wide table, in px. */
  readonly widest?: number | undefined;
  /** Puts a card elsewhere in the hand, where it can be held in an order of one's own. */
  readonly onCarry?: (card: Card, to: number) => void;
}

/** One's own cards. What becomes of a card that is touched is up to the board. */
export function OwnHand<Card extends string>(props: OwnHandProps<Card>) {
  const { cards, chosen, onTouch, onAct, whyNot, flags, gaps, pack, widest, onCarry } = props;
  const say = useSay();
  const tallest = Math.max(ALWAYS, SHARE * useContext(TableHeight));
  const words = useRefusalWords();
  const selected = cards.filter((card) => chosen.includes(card));
  const cardOf = (code: string) => cards.find((card) => card === code);
  return (
    <Hand
      cards={cards}
      label={say('shared.own-hand', { count: cards.length })}
      selected={selected}
      choice="many"
      onSelect={(now) => {
        const touched = cards.find((card) => now.includes(card) !== selected.includes(card));
        if (touched !== undefined) onTouch(touched);
      }}
      onAct={(code) => {
        const card = cardOf(code);
        if (card !== undefined) onAct(card);
      }}
      whyNot={(code) => {
        const card = cardOf(code);
        const violation = card === undefined ? null : whyNot(card);
        return violation && { rule: violation.rule, message: words(violation) };
      }}
      flags={flags}
      gaps={gaps}
      pack={pack}
      widest={widest}
      tallest={tallest}
      onCarry={
        onCarry &&
        ((code, to) => {
          const card = cardOf(code);
          if (card !== undefined) onCarry(card, to);
        })
      }
    />
  );
}
