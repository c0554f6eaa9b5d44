import type { CardCode, Pack } from '../language/cardCode.ts';
import { CardInText } from '../cards/CardInText.tsx';
import { MiniCard } from '../cards/MiniCard.tsx';
import { Icon } from '../ui/Icon.tsx';
import { takesDrops } from '../ui/drag/pressedByDrop.ts';
import { placed } from '../ui/place.ts';
import { flips } from './flight/flips.ts';
import './meldStrip.css';

/** A card of a meld on the table. */
export interface StripCard {
  readonly card: CardCode;
  /** The card that a joker stands for: `10`. */
  readonly mark?: string | undefined;
  /** Whether it was added just now. */
  readonly fresh?: boolean | undefined;
}

/** A place of a meld for the chosen card: before the first card, after the last, or in place of one. */
export interface StripTarget {
  readonly at: 'start' | 'end' | number;
  /** Its button's label: `Put 7♦ after the 6♦`. */
  readonly label: string;
  /** The card that would go there, shown in its place. */
  readonly card?: CardCode | undefined;
  readonly onTouch: () => void;
}

export interface MeldStripProps {
  readonly pack: Pack;
  /** The whole meld for screen readers: `a straight of hearts, 4 to 7`. */
  readonly label: string;
  readonly cards: readonly StripCard[];
  readonly targets?: readonly StripTarget[] | undefined;
  /** Identifies the layout of the melds around it. When it changes, the strip glides to its new place. */
  readonly arrangement?: string | undefined;
}

/* From here on a strip overlaps more, so that the longest straight fits on a phone. */
const LONG = 9;

/**
 * A meld on the table: small overlapping cards, each index visible, and lit places where the chosen card may go. Cards are
 * `--mini-width` by `--mini-height`.
 */
export function MeldStrip({ pack, label, cards, targets = [], arrangement }: MeldStripProps) {
  const gliding = arrangement === undefined ? {} : flips(arrangement);
  return (
    <span className="meld-strip" role="group" aria-label={label} data-long={cards.length >= LONG || undefined} {...gliding}>
      {targetsAt('start', targets, pack)}
      {cards.map(({ card, mark, fresh }, place) => (
        <span key={card} className="meld-strip-card" data-fresh={fresh || undefined} {...placed(`laid ${card}`)}>
          <MiniCard card={card} pack={pack} as={mark} label="" />
          {targetsAt(place, targets, pack)}
        </span>
      ))}
      {targetsAt('end', targets, pack)}
    </span>
  );
}

function targetsAt(at: StripTarget['at'], targets: readonly StripTarget[], pack: Pack) {
  return targets
    .filter((target) => target.at === at)
    .map(({ label, card, onTouch }) => (
      <button
        key={label}
        type="button"
        className="meld-target"
        data-over={typeof at === 'number' || undefined}
        aria-label={label}
        title={label}
        {...takesDrops('once')}
        onClick={onTouch}
      >
        {typeof at === 'number' && <Icon name="swap" />}
        {typeof at !== 'number' && (card === undefined ? <Icon name="plus" /> : <CardInText card={card} pack={pack} />)}
      </button>
    ));
}
