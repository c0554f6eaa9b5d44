import { type DealSoFar, packEvent } from '@chinwag/protocol';
import { type AnyGame, type DealHistory, type GameState, type Seat, seenAgain, withoutStates } from '@chinwag/rules';

/** A game in the middle of a deal: the events of the deal, and the current state. */
interface Under {
  readonly gameId: string;
  readonly deal: DealHistory;
  readonly now: GameState;
}

/** Returns a table's answer to a request for the current deal's events. */
export function dealSoFarOf(game: AnyGame, { gameId, deal, now }: Under, viewer: Seat | 'spectator'): DealSoFar {
  const events = withoutStates(seenAgain(game, deal, viewer, now), deal.from);
  const own = viewer === 'spectator' ? null : viewer;
  return {
    gameId,
    seat: own,
    sight: own === null ? 'public' : 'own-seat',
    from: deal.from,
    scored: deal.begin.records.length,
    state: { ...game.hide(deal.begin, viewer), records: [] },
    events: events.map((event) => packEvent(event, game.eventFields)),
    madeForYou: [],
  };
}
