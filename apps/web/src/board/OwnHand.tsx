import type { CardCode, Pack } from '../language/cardCode.ts';
import { Hand } from '../cards/hand/Hand.tsx';
import type { HandFlags } from '../cards/hand/handFlag.ts';
import { useSay } from '../language/language.ts';
import { useRefusalWords } from './refusalWords.ts';
import { useHandRoom } from './frame/tableSize.ts';
import type { HeldHand } from './hand/heldHand.ts';

export interface OwnHandProps<Card extends CardCode> extends Omit<HeldHand<Card>, 'whyNot'> {
  /** Returns why a card may not be played, or null if it may; if omitted, every card is playable. */
  readonly whyNot?: HeldHand<Card>['whyNot'];
  readonly flags?: HandFlags<Card>;
  /** The first card of each group, with a gap before it. */
  readonly gaps?: ReadonlySet<Card>;
  readonly pack?: Pack;
  /** Whether another element shares the hand's row. */
  readonly shared?: boolean;
  /**
   * Moves a card to the index `to` in the hand and returns a function that undoes the move. Omitted if the player cannot sort the
   * hand.
   */
  readonly onCarry?: (card: Card, to: number) => () => void;
}

/** The player's own cards. The board decides what a tap on a card does. */
export function OwnHand<Card extends CardCode>(props: OwnHandProps<Card>) {
  const { cards, chosen, onTouch, whyNot, shared = false } = props;
  const say = useSay();
  const room = useHandRoom(shared ? 'shared' : 'alone');
  const words = useRefusalWords();
  const selected = cards.filter((card) => chosen.includes(card));
  return (
    <Hand
      {...props}
      {...room}
      label={say('board.own-hand', { count: cards.length })}
      selected={selected}
      choice="many"
      onSelect={(now) => {
        const touched = cards.find((card) => now.includes(card) !== selected.includes(card));
        if (touched !== undefined) onTouch(touched);
      }}
      whyNot={(card) => {
        const violation = whyNot?.(card) ?? null;
        return violation && { rule: violation.rule, message: words(violation) };
      }}
    />
  );
}
