import type { SpanishCard } from '@chinwag/rules';
import { addingRule, meldsAfter, meldsFor } from '@chinwag/rules/chinchon';
import { useRef } from 'react';
import { placed } from '../../ui/place.ts';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { Said } from '../../board/Said.tsx';
import { flips } from '../../board/flight/flips.ts';
import { MeldStrip } from '../../board/MeldStrip.tsx';
import { headed, person } from '../../board/people.ts';
import { SmallCards } from '../../cards/SmallCards.tsx';
import { useLitInSight } from '../../board/useLitInSight.ts';
import './lanes.css';
import type { Lane, LaneMeld } from './lanes.ts';
import { withoutCards } from './parts.ts';
import type { MiddleProps } from './useParts.ts';
import type { View } from './view.ts';
import { placeOf, spokenMeld, sumOf } from './words.ts';

export interface LanesProps extends MiddleProps {
  /** Identifies the layout of the middle. */
  readonly laid: string;
  readonly lanes: readonly Lane[];
}

/** The melds on the table, on a strip of cloth: a lane for each player in the order of play. */
export function Lanes({ view, laid, lanes, composing, asked }: LanesProps) {
  const say = useSay();
  const { state, viewer } = view;
  const { parts, chosen } = composing;
  const [card, second] = chosen;
  const adding = asked && viewer !== 'spectator' && addingRule(state, viewer) !== null && second === undefined;
  const lit = adding && card !== undefined ? meldsFor(state, card, withoutCards(state, parts, [card]).layOffs) : [];
  const list = useRef<HTMLUListElement>(null);
  useLitInSight(list, lit.length === 0 ? undefined : card);
  return (
    <div className="chinchon-runner" {...flips(laid)}>
      <Scrolling label={say('chinchon.melds-on-table')}>
        <ul ref={list} className="chinchon-lanes">
          {lanes.map((lane) => (
            <li key={lane.seat} className="chinchon-lane" {...flips(laid)}>
              <p className="chinchon-lane-who">
                <b className="one-line">{say(headed(view, lane.seat))}</b> {lane.words && say(lane.words)}
              </p>
              <div className="chinchon-strips">
                {lane.melds.map((meld) => (
                  <LaidMeld key={meld.at} view={view} arrangement={laid} laid={meld} composing={composing} lit={lit} />
                ))}
                {lane.counted.length > 0 && <Counted view={view} cards={lane.counted} />}
              </div>
            </li>
          ))}
        </ul>
      </Scrolling>
    </div>
  );
}

interface LaidMeldProps extends Pick<MiddleProps, 'view' | 'composing'> {
  /** Identifies the layout of the middle. */
  readonly arrangement: string;
  readonly laid: LaneMeld;
  /** The indices of the melds that the chosen card fits. */
  readonly lit: readonly number[];
}

/** Shows a meld with the cards set apart for it, and the places for the chosen card. */
function LaidMeld({ view, arrangement, laid: { at, meld }, composing, lit }: LaidMeldProps) {
  const say = useSay();
  const { deck } = view.state.options;
  const { parts, chosen, addTo } = composing;
  const cards = meldsAfter(view.state, parts.layOffs)[at] ?? meld.cards;
  const planned = parts.layOffs.flatMap((layOff) => (layOff.meld === at ? [layOff.card] : []));
  const [card] = chosen;
  const place = card !== undefined && lit.includes(at) ? { card, ...placeOf(cards, card, deck) } : null;
  return (
    <div className="chinchon-meld" {...flips(arrangement)} {...placed(`meld ${at}`)}>
      <MeldStrip
        pack="spanish"
        label={say(spokenMeld(view, cards, meld, planned))}
        cards={cards.map((each) => ({ card: each, fresh: planned.includes(each) }))}
        targets={
          place === null
            ? []
            : [
                {
                  at: place.side === 'before' ? 'start' : 'end',
                  label: say('chinchon.add-card', place),
                  card: place.card,
                  onTouch: () => addTo(place.card, at),
                },
              ]
        }
      />
      <Added view={view} meld={meld} planned={planned} />
    </div>
  );
}

interface AddedProps {
  readonly view: View;
  readonly meld: LaneMeld['meld'];
  /** The viewer's own cards that are set apart for the meld. */
  readonly planned: readonly SpanishCard[];
}

/** Shows the owners of the cards that have been added to a meld. */
function Added({ view, meld, planned }: AddedProps) {
  if (meld.added.length + planned.length === 0) return null;
  return (
    <small className="chinchon-added">
      {meld.added.map(({ seat, card }) => (
        <span key={card}>
          <Said message={message('chinchon.added-by', { card, who: person(view, seat) })} />
        </span>
      ))}
      {planned.map((card) => (
        <span key={card} data-planned="">
          <Said message={message('chinchon.added-yours', { card })} />
        </span>
      ))}
    </small>
  );
}

/** Shows the cards that count against a player, and how their points add up. */
function Counted({ view, cards }: { readonly view: View; readonly cards: readonly SpanishCard[] }) {
  return (
    <div className="chinchon-counted">
      <SmallCards cards={cards} pack="spanish" />
      <small>{sumOf(cards, view.state.options.deck)}</small>
    </div>
  );
}
