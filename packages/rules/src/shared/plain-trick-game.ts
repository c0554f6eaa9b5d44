import { type FrenchCard, suitOf } from '../kernel/cards.ts';
import type { GameParts } from '../kernel/define-game.ts';
import { handsWithout, hideHands, holds } from '../kernel/hands.ts';
import { type Direction, nextSeat, type Seat } from '../kernel/seat.ts';
import type { Violation } from '../kernel/violation.ts';
import { runAutomaticSteps, whenIdle } from './automatic-steps.ts';
import { openDuring } from './open-tricks.ts';
import {
  type PlainTrickEvent, plainTrickFields, type PlainTrickPhase, plainTrickPhases, plainTrickRefusals, type PlainTrickState,
  type PlayMove, playMove, refusePlay,
} from './plain-tricks.ts';
import { followingCards, holdsSuit, type Play, runningTrick, suitLed } from './tricks.ts';

type TrickEvent = PlainTrickEvent<FrenchCard>;

/** The rules of a plain-trick game, in which players must follow suit and may look at the last trick. */
export interface PlainTrickRules<State extends PlainTrickState> {
  readonly direction: Direction;
  /** The pack, in the order in which it is shuffled. */
  readonly pack: readonly FrenchCard[];
  /** The number of tricks in a deal. */
  readonly tricks: number;
  /** The rules that refuse a move out of turn, a card that may not be played, and a move after the game is over. */
  readonly rules: { readonly turn: string; readonly follow: string; readonly over: string };
  /** Returns the play that is winning a trick, or null before the lead. */
  leadingPlay(trick: readonly Play<FrenchCard>[]): Play<FrenchCard> | null;
  /** Returns a deal before its first card. */
  newDeal(number: number, dealer: Seat, hands: State['deal']['hands']): State['deal'];
  /** Returns the deal with the game's own records after `winner` wins the current trick. */
  taken(deal: State['deal'], winner: Seat): State['deal'];
  /** Returns the entry of a finished deal on the score sheet. */
  recordOf(deal: State['deal']): State['records'][number];
  /** Returns the events after a deal or before the first one: the next deal, or the end of the game. */
  readonly nextDeal: (state: State) => readonly TrickEvent[];
}

/** The parts for `defineGame` that follow from these rules. */
type PlainTrickParts<State extends PlainTrickState> = Pick<
  GameParts<never, State, PlayMove<FrenchCard>, TrickEvent>,
  | 'direction' | 'move' | 'phases' | 'eventFields' | 'dealEnds' | 'revealingEvents' | 'opening' | 'legalMoves' | 'whyNotNow'
  | 'checkContent' | 'refusals' | 'decide' | 'evolve' | 'eventViews' | 'timeOut' | 'tricks'
>;

/** Returns the parts of a game whose only moves are cards played to tricks; the game adds its other parts. */
export function plainTrickGame<State extends PlainTrickState>(game: PlainTrickRules<State>): PlainTrickParts<State> {
  const steps = [trickWon, whenIdle(dealScored), whenIdle(game.nextDeal)];

  function trickWon({ deal: { trick, hands } }: State): readonly TrickEvent[] {
    const winning = trick.length === hands.length ? game.leadingPlay(trick) : null;
    return winning === null ? [] : [{ type: 'trickWon', seat: winning.seat }];
  }

  function dealScored({ deal, records }: State): readonly TrickEvent[] {
    return records.length < deal.number ? [{ type: 'dealScored' }] : [];
  }

  function evolve(state: State, event: TrickEvent): State {
    const { deal } = state;
    switch (event.type) {
      case 'dealt': {
        const { dealer, hands } = event;
        const dealt = game.newDeal(deal.number + 1, dealer, hands);
        return { ...state, shuffles: state.shuffles + 1, deal: dealt, phase: turnAfter(dealer, hands.length) };
      }
      case 'cardPlayed': {
        const { seat, card } = event;
        const hands = handsWithout(deal.hands, seat, card);
        const trick = [...deal.trick, { seat, card }];
        const phase = trick.length === hands.length ? SETTLE : turnAfter(seat, hands.length);
        return { ...state, deal: { ...deal, hands, trick }, phase };
      }
      case 'trickWon': {
        const { seat } = event;
        const winners = [...deal.winners, seat];
        const taken = { ...game.taken(deal, seat), trick: [], lastTrick: { plays: deal.trick, winner: seat }, winners };
        return { ...state, deal: taken, phase: winners.length === game.tricks ? SETTLE : { name: 'play', seat } };
      }
      case 'dealScored':
        return { ...state, records: [...state.records, game.recordOf(deal)] };
      case 'gameOver':
        return { ...state, phase: { name: 'over' } };
    }
  }

  function turnAfter(seat: Seat, seats: number): PlainTrickPhase {
    return { name: 'play', seat: nextSeat(seat, seats, game.direction) };
  }

  function whyNotNow({ phase }: State, seat: Seat): Violation | null {
    const { over, turn } = game.rules;
    if (phase.name === 'over') return refusePlay(over, 'game-over');
    if (phase.name === 'settle') return refusePlay(turn, 'wrong-moment');
    return phase.seat === seat ? null : refusePlay(turn, 'not-your-turn');
  }

  function checkContent({ deal }: State, seat: Seat, { card }: PlayMove<FrenchCard>): Violation | null {
    if (!holds(deal.hands, seat, card)) return refusePlay(game.rules.follow, 'card-not-held');
    const led = suitLed(deal.trick);
    if (led === null || suitOf(card) === led || !holdsSuit(deal.hands[seat] ?? [], led)) return null;
    return refusePlay(game.rules.follow, 'must-follow', { suit: led });
  }

  function legalMoves(state: State, seat: Seat): readonly PlayMove<FrenchCard>[] {
    if (whyNotNow(state, seat) !== null) return [];
    const cards = followingCards(state.deal.hands[seat] ?? [], suitLed(state.deal.trick));
    return cards.map((card) => ({ type: 'play', card }));
  }

  return {
    direction: game.direction,
    move: playMove(game.pack),
    phases: plainTrickPhases,
    eventFields: plainTrickFields,
    dealEnds: ['dealScored'],
    revealingEvents: ['dealt'],
    refusals: plainTrickRefusals,
    opening: (state) => runAutomaticSteps(state, steps, evolve),
    legalMoves,
    whyNotNow,
    checkContent,
    decide: (state, seat, { card }) => {
      const played: TrickEvent = { type: 'cardPlayed', seat, card };
      return [played, ...runAutomaticSteps(evolve(state, played), steps, evolve)];
    },
    evolve,
    eventViews: {
      dealt: (event, viewer) => ({ ...event, hands: hideHands(event.hands, viewer) }),
      cardPlayed: 'open', trickWon: 'open', dealScored: 'open', gameOver: 'open',
    },
    timeOut: legalMoves,
    tricks: {
      number: ({ deal }) => ({ deal: deal.number, trick: runningTrick(deal.winners.length, game.tricks) }),
      open: ({ deal, phase }) => (phase.name === 'over' ? 'all' : openDuring('last', deal.number, deal.winners.length)),
      cards: { cardPlayed: ['card'] },
    },
  };
}

const SETTLE: PlainTrickPhase = { name: 'settle' };
