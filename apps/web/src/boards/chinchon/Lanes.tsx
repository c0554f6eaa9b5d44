import type { SpanishCard, SpanishDeck } from '@chinwag/rules';
import { addingRule, type Meld, meldsAfter, meldsFor, placeInMeld } from '@chinwag/rules/chinchon';
import { useRef } from 'react';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import { cardName } from '../../kit/cards/cardName.ts';
import { Scrolling } from '../../kit/Scrolling.tsx';
import { MeldStrip, type StripTarget } from '../shared/MeldStrip.tsx';
import { isYou, nameOf, someone, Someone } from '../shared/people.ts';
import { SmallCards } from '../shared/SmallCards.tsx';
import { useLitInSight } from '../shared/useLitInSight.ts';
import './lanes.css';
import type { Lane, LaneMeld } from './lanes.ts';
import type { MiddleProps } from './useParts.ts';
import type { View } from './view.ts';
import { meldInWords, placeInWords, sumOf } from './words.ts';

/** What `<Lanes>` takes. */
export interface LanesProps extends MiddleProps {
  readonly lanes: readonly Lane[];
}

/** The melds on the table, on a runner of cloth: a lane for each player, in turn. */
export function Lanes({ view, lanes, composing, asked }: LanesProps) {
  const { state, viewer } = view;
  const { parts, chosen } = composing;
  const [card, second] = chosen;
  const adding = asked && viewer !== 'spectator' && addingRule(state, viewer) !== null && second === undefined;
  const lit = adding && card !== undefined ? meldsFor(state, card, parts.layOffs) : [];
  const list = useRef<HTMLUListElement>(null);
  useLitInSight(list, lit.length === 0 ? undefined : card);
  return (
    <div className="chinchon-runner">
      <Scrolling label="The melds on the table">
        <ul ref={list} className="chinchon-lanes">
          {lanes.map((lane) => (
            <li key={lane.seat} className="chinchon-lane">
              <p className="chinchon-lane-who">
                <b className="one-line">{Someone(view, lane.seat)}</b> {lane.words}
              </p>
              <div className="chinchon-strips">
                {lane.melds.map((laid) => (
                  <LaidMeld key={laid.at} view={view} laid={laid} composing={composing} lit={lit} />
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
  readonly laid: LaneMeld;
  /** The melds, by their indices, that the chosen card may go to. */
  readonly lit: readonly number[];
}

/** A meld as it would lie with the cards set apart for it, and where the chosen card may go. */
function LaidMeld({ view, laid: { at, meld }, composing, lit }: LaidMeldProps) {
  const { state } = view;
  const { parts, chosen, addTo } = composing;
  const cards = meldsAfter(state, parts.layOffs)[at] ?? meld.cards;
  const planned = parts.layOffs.flatMap((layOff) => (layOff.meld === at ? [layOff.card] : []));
  const [card] = chosen;
  const targets = card !== undefined && lit.includes(at)
    ? [targetFor(cards, card, state.options.deck, () => addTo(card, at))]
    : [];
  return (
    <div className="chinchon-meld">
      <MeldStrip
        pack="spanish"
        label={spokenMeld(view, cards, meld, planned)}
        cards={cards.map((each) => ({ card: each, fresh: planned.includes(each) }))}
        targets={targets}
      />
      <Added view={view} meld={meld} planned={planned} />
    </div>
  );
}

function targetFor(meld: Meld, card: SpanishCard, deck: SpanishDeck, onTouch: () => void): StripTarget {
  const before = placeInMeld(meld, card, deck) === 'before';
  const label = `Add ${cardName(card, 'spanish')} ${placeInWords(meld, card, deck)}`;
  return { at: before ? 'start' : 'end', label, card, onTouch };
}

interface AddedProps {
  readonly view: View;
  readonly meld: LaneMeld['meld'];
  /** The viewer's own cards that are set apart for it. */
  readonly planned: readonly SpanishCard[];
}

/** Whose the cards are that have been added to a meld. */
function Added({ view, meld, planned }: AddedProps) {
  if (meld.added.length + planned.length === 0) return null;
  return (
    <small className="chinchon-added">
      {meld.added.map(({ seat, card }) => (
        <span key={card}>
          <CardInText card={card} pack="spanish" /> {isYou(view, seat) ? 'you' : nameOf(view, seat)}
        </span>
      ))}
      {planned.map((card) => (
        <span key={card} data-planned="">
          <CardInText card={card} pack="spanish" /> yours
        </span>
      ))}
    </small>
  );
}

function spokenMeld(view: View, cards: Meld, meld: LaneMeld['meld'], planned: readonly SpanishCard[]): string {
  const added = meld.added.map(({ seat, card }) => {
    return `, ${cardName(card, 'spanish')} added by ${someone(view, seat)}`;
  });
  const yours = planned.map((card) => `, ${cardName(card, 'spanish')} to be added by you`);
  return [meldInWords(cards, view.state.options.deck), ...added, ...yours].join('');
}

/** The cards that count against somebody, and how they add up. */
function Counted({ view, cards }: { readonly view: View; readonly cards: readonly SpanishCard[] }) {
  return (
    <div className="chinchon-counted">
      <SmallCards cards={cards} pack="spanish" />
      <small>{sumOf(cards, view.state.options.deck)}</small>
    </div>
  );
}
