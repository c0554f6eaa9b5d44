import { type ChinasoCard, holdsLastCard, whyNone, whyNotLay } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import { useRefusalWords } from '../../refusalWords.ts';
import { type Laying, placeCount, wayInWords } from '../laying.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Lays the chosen card on the table, or says why that cannot be. */
export function Lay({ view, seat, choosing }: OwnActionProps) {
  const say = useSay();
  const refusal = useRefusalWords();
  const { deal, phase } = view.state;
  const { laying } = choosing;
  const [card] = choosing.chosen;
  const off = (detail: Message, why: ReturnType<typeof whyNone>) => (
    <Off card={card} detail={say(detail)} reason={why === null ? undefined : refusal(why)} />
  );
  if (phase.name !== 'play' || phase.seat !== seat) {
    return off(message('shared.not-your-turn-yet'), whyNone(view.state, seat, 'layOff'));
  }
  if (card === undefined) return <Off card={card} detail={say('shared.choose-card')} reason={say('chinaso.first-choose')} />;
  if (laying.ways.length === 0) return off(message('chinaso.fits-nowhere'), whyNotLay(view.state, seat, card));
  return <LayPlate view={view} laying={laying} taking={false} variant="go" winning={holdsLastCard(deal, seat)} />;
}

interface OffProps {
  readonly card: ChinasoCard | undefined;
  readonly detail: string;
  readonly reason: string | undefined;
}

function Off({ card, detail, reason }: OffProps) {
  return (
    <Button variant="go" detail={detail} offReason={reason}>
      <Said message={card === undefined ? message('chinaso.lay-none') : message('chinaso.lay', { card })} />
    </Button>
  );
}

/** What `<LayPlate>` takes. */
export interface LayPlateProps {
  readonly view: View;
  /** With one way to lay the card at least. */
  readonly laying: Laying;
  /** Whether it is the discard that is taken, and not a card of the hand. */
  readonly taking: boolean;
  readonly variant: 'go' | 'plain';
  /** Whether it is the last card of the hand. */
  readonly winning: boolean;
}

/** Lays a card in its only place; where it has several, one of those that are lit must be touched. */
export function LayPlate({ view, laying, taking, variant, winning }: LayPlateProps) {
  const say = useSay();
  const { ways, swapping, onLay, onSwap } = laying;
  const [way] = ways;
  if (way === undefined) return null;
  const { use, card } = way;
  const swaps = use.type === 'swapJoker' && placeCount(ways) === 1;
  const words = <Said message={message(taking ? 'chinaso.take' : swaps ? 'chinaso.swap' : 'chinaso.lay', { card })} />;
  if (swapping !== null || placeCount(ways) > 1) {
    return (
      <Button
        variant={variant}
        detail={say(swapping === null ? 'chinaso.choose-place' : 'chinaso.choose-place-of-joker')}
        offReason={say('chinaso.touch-dashed')}
      >
        {words}
      </Button>
    );
  }
  const where = wayInWords(view, view.state.deal.table, way, ways.length > 1 ? 'place' : winning ? 'win' : 'other');
  return (
    <Button
      variant={variant}
      detail={where === null ? undefined : say(where)}
      onClick={() => (use.type === 'swapJoker' ? onSwap(use.straight) : onLay(way))}
    >
      {words}
    </Button>
  );
}
