import type { CardCode, Pack } from '../language/cardCode.ts';
import { Hand } from '../cards/hand/Hand.tsx';
import type { HandFlags } from '../cards/hand/handFlag.ts';
import { useSay } from '../language/language.ts';
import { useRefusalWords } from './refusalWords.ts';
import { useHandRoom } from './frame/tableSize.ts';
import type { HeldHand } from './hand/heldHand.ts';

export interface OwnHandProps<Card extends CardCode> extends Omit<HeldHand<Card>, 'whyNot'> {
  /** Left out, any card may be touched. */
  readonly whyNot?: HeldHand<Card>['whyNot'];
  readonly flags?: HandFlags<Card>;
  /** The cards that begin a group: before each is a gap. */
  readonly gaps?: ReadonlySet<Card>;
  readonly pack?: Pack;
  /** Whether something else lies beside it in its row. */
  readonly shared?: boolean;
  /** Puts a card elsewhere in the hand, where it can be held in an order of one's own. */
  readonly onCarry?: (card: Card, to: number) => () => void;
}

/** One's own cards. What becomes of a card that is touched is up to the board. */
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
