import { type DealSoFar, packEvent } from '@chinwag/protocol';
import { type AnyGame, type DealHistory, type GameState, type Seat, seenAgain, withoutStates } from '@chinwag/rules';

/** A game in the middle of a deal: what has happened in that, and how it stands now. */
interface Under {
  readonly gameId: string;
  readonly deal: DealHistory;
  readonly now: GameState;
}

/** What a table answers somebody who asks what has happened in the deal that is on. */
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
