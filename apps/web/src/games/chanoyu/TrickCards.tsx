import { type ChanoyuCard, type ChanoyuMove, trickNumber } from '@chinwag/rules/chanoyu';
import { Card, type CardState } from '../../cards/Card.tsx';
import { grabbable } from '../../ui/drag/grabbable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { headed, named, person } from '../../board/people.ts';
import { Pile } from '../../ui/Pile.tsx';
import { TrickFlags } from '../../board/Trick.tsx';
import { layable } from './built.ts';
import { tableTrick, type TrickCard } from './trick.ts';
import './trickCards.css';
import type { Choosing, ChoosingProps } from './useChoice.ts';
import { called } from './words.ts';

export interface TrickCardsProps extends ChoosingProps {
  readonly legalMoves: readonly ChanoyuMove[];
  /** Whether the viewer is laying cards of the trick. */
  readonly building: boolean;
}

/** The trick in the order of play, the lead first, with the stock beside the cards. */
export function TrickCards({ view, choosing, legalMoves, building }: TrickCardsProps) {
  const say = useSay();
  const { deal } = view.state;
  const { cards, best, whole, coming } = tableTrick(view);
  const fitting = layable(legalMoves);
  const none = whole && best === null;
  return (
    <div className="chanoyu-trick" style={{ '--places': view.players.length }}>
      <ol aria-label={say('board.trick-number', { trick: trickNumber(deal) })} data-none={none || undefined}>
        {cards.map((card, k) => (
          <li key={card.seat} {...(card.laid ? {} : placed(`trick ${card.card}`))}>
            <span className="trick-lying" data-chosen={(building && choosing.choice.card === card.card) || undefined}>
              <TrickFlags led={k === 0} best={card.seat === best ? (whole ? 'won' : 'best') : null} />
              <OneCard
                card={card}
                ringed={card.seat === best}
                choosing={building ? choosing : null}
                fits={fitting.includes(card.card)}
              />
            </span>
            <span className="ring-player one-line">{say(headed(view, card.seat))}</span>
          </li>
        ))}
        {coming.map((seat, k) => (
          <li key={seat} data-coming>
            <span className="ring-place" data-now={k === 0 || undefined} aria-hidden="true">
              <span>{say(k === 0 ? named(view, seat) : message('board.coming-then', { who: person(view, seat) }))}</span>
            </span>
          </li>
        ))}
      </ol>
      <Pile
        place="stock"
        caption={
          <>
            {deal.pile.length} <span>{say('chanoyu.in-the-pile')}</span>
          </>
        }
      >
        {deal.pile.length === 0 ? null : <Card card="??" label="" />}
      </Pile>
    </div>
  );
}

interface OneCardProps {
  readonly card: TrickCard;
  readonly ringed: boolean;
  /** The choice and its controls, or null if no card of the trick can be chosen. */
  readonly choosing: Choosing | null;
  readonly fits: boolean;
}

function OneCard({ card: { card, laid }, ringed, choosing, fits }: OneCardProps) {
  const say = useSay();
  const name = { card: called(card) };
  if (laid) return <Laid card={card} />;
  if (choosing === null) return <Card card={card} state={ringed ? 'ringed' : 'lying'} />;
  const chosen = choosing.choice.card === card;
  const state: CardState = chosen ? 'lifted' : fits ? 'lying' : 'dimmed';
  return (
    <button
      type="button"
      className="trick-choice bare-button"
      aria-pressed={chosen}
      aria-disabled={!fits || undefined}
      {...grabbable('to-lit')}
      onClick={() => choosing.touchTrick(card)}
    >
      <Card card={card} state={state} label="" />
      <span className="visually-hidden">{say(fits ? 'chanoyu.lay-the' : 'chanoyu.fits-nowhere', name)}</span>
    </button>
  );
}

function Laid({ card }: { readonly card: ChanoyuCard }) {
  const say = useSay();
  return (
    <span className="ring-place">
      <span className="visually-hidden">{say('chanoyu.card-laid', { card: called(card) })}</span>
      <Icon name="check" />
    </span>
  );
}
