import { type ChinasoCard, holdsLastCard, whyNone, whyNotLay } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { CardInText } from '../../../kit/cards/CardInText.tsx';
import { type Laying, placeCount, wayInWords } from '../laying.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Lays the chosen card on the table, or says why that cannot be. */
export function Lay({ view, seat, choosing }: OwnActionProps) {
  const { deal, phase } = view.state;
  const { laying } = choosing;
  const [card] = choosing.chosen;
  if (phase.name !== 'play' || phase.seat !== seat) {
    return <Off card={card} detail="not your turn yet" reason={whyNone(view.state, seat, 'layOff')?.message} />;
  }
  if (card === undefined) return <Off card={card} detail="choose a card" reason="First choose a card of your hand." />;
  if (laying.ways.length === 0) {
    return <Off card={card} detail="fits nowhere" reason={whyNotLay(view.state, seat, card)?.message} />;
  }
  const winning = holdsLastCard(deal, seat);
  return <LayPlate view={view} laying={laying} verb="Lay off" variant="go" winning={winning} />;
}

interface OffProps {
  readonly card: ChinasoCard | undefined;
  readonly detail: string;
  readonly reason: string | undefined;
}

function Off({ card, detail, reason }: OffProps) {
  return (
    <Button variant="go" detail={detail} offReason={reason}>
      Lay off {card !== undefined && <CardInText card={card} />}
    </Button>
  );
}

/** What `<LayPlate>` takes. */
export interface LayPlateProps {
  readonly view: View;
  /** With one way to lay the card at least. */
  readonly laying: Laying;
  readonly verb: 'Lay off' | 'Take';
  readonly variant: 'go' | 'plain';
  /** Whether it is the last card of the hand. */
  readonly winning: boolean;
}

/** Lays a card in its only place; where it has several, one of those that are lit must be touched. */
export function LayPlate({ view, laying, verb, variant, winning }: LayPlateProps) {
  const { ways, swapping, onLay, onSwap } = laying;
  const [way] = ways;
  if (way === undefined) return null;
  const { use } = way;
  const words = (
    <>
      {use.type === 'swapJoker' && placeCount(ways) === 1 && verb === 'Lay off' ? 'Swap' : verb} <CardInText card={way.card} />
    </>
  );
  if (swapping !== null || placeCount(ways) > 1) {
    const detail = swapping === null ? 'choose a place' : 'choose the joker’s place';
    return (
      <Button variant={variant} detail={detail} offReason="Touch one of the dashed places on the table.">
        {words}
      </Button>
    );
  }
  const where = wayInWords(view, view.state.deal.table, way);
  const onwards = ways.length > 1 ? ', then place it' : winning ? ', and win' : '';
  return (
    <Button
      variant={variant}
      detail={`${where}${onwards}`}
      onClick={() => (use.type === 'swapJoker' ? onSwap(use.straight) : onLay(way))}
    >
      {words}
    </Button>
  );
}
