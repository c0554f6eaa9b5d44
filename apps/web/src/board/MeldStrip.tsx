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
  /** The rank that a joker stands for: `10`; omitted for other cards. */
  readonly mark?: string | undefined;
  /** Whether the card was added just now. */
  readonly fresh?: boolean | undefined;
}

/** A place in a meld for the chosen card: before the first card, after the last, or in place of a card. */
export interface StripTarget {
  readonly at: 'start' | 'end' | number;
  /** The label of the place's button: `Put 7♦ after the 6♦`. */
  readonly label: string;
  /** The card that would be laid there, shown in its place. */
  readonly card?: CardCode | undefined;
  readonly onTouch: () => void;
}

export interface MeldStripProps {
  readonly pack: Pack;
  /** The whole meld, for screen readers: `a straight of hearts, 4 to 7`. */
  readonly label: string;
  readonly cards: readonly StripCard[];
  readonly targets?: readonly StripTarget[] | undefined;
  /** Identifies the layout of the surrounding melds. When the value changes, the strip glides to its new place. */
  readonly arrangement?: string | undefined;
}

/* From this length on, the cards of a strip overlap more, so that the longest straight fits on a phone. */
const LONG = 8;

/**
 * A meld on the table: small overlapping cards with visible indices and the places for the chosen card. Cards are `--mini-width` by
 * `--mini-height`.
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
