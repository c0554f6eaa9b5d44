import { type DealSoFar, packEvent } from '@chinwag/protocol';
import { type AnyGame, type GameState, type Seat, seenAgain, type Tagged } from '@chinwag/rules';

/** The deal that is on, as the server holds it. */
interface Held {
  readonly from: number;
  readonly begin: GameState;
  readonly events: readonly Tagged[];
  readonly now: GameState;
}

/** What a table answers somebody who asks what has happened in the deal that is on. */
export function dealSoFarOf(game: AnyGame, { from, begin, events, now }: Held, viewer: Seat | 'spectator'): DealSoFar {
  const own = viewer === 'spectator' ? null : viewer;
  return {
    gameId: 'g1',
    seat: own,
    sight: own === null ? 'public' : 'own-seat',
    from,
    scored: begin.records.length,
    state: { ...game.hide(begin, viewer), records: [] },
    events: seenAgain(game, { begin, events }, viewer, now).map((event) => packEvent(event, game.eventFields)),
    madeForYou: [],
  };
}
