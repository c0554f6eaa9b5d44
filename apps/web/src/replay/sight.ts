import { type DealSoFar, type EventsMessage, packEvent, type Sight, type Snapshot } from '@chinwag/protocol';
import { hideEvents, type Seat, type Tagged } from '@chinwag/rules';
import type { RecordedGame } from './recordedGame.ts';
import { type DealSpan, type EventNumber, stateAt, type Timeline } from './timeline.ts';

/** The viewpoint of a replay: a seat, with only what that seat saw at the time, or all hands open. */
export type Eyes = Seat | 'all-hands';

/** Returns how a viewer with this viewpoint sees a table. */
function sightOf(eyes: Eyes): { readonly sight: Sight; readonly seat: Seat | null } {
  return eyes === 'all-hands' ? { sight: 'all-hands', seat: null } : { sight: 'own-seat', seat: eyes };
}

/** The game and the viewpoint of a replay, without a moment. */
export interface ReplayLook {
  readonly gameId: string;
  readonly id: string;
  readonly timeline: Timeline;
  readonly eyes: Eyes;
}

/** Returns the game and the timeline that a replay shows, without a viewpoint. */
export function lookAt({ gameId, game }: RecordedGame, timeline: Timeline): Omit<ReplayLook, 'eyes'> {
  return { gameId, id: game, timeline };
}

/** Returns the snapshot of a moment, as a table would have sent it to this viewpoint. */
export function snapshotAt({ gameId, id, timeline, eyes }: ReplayLook, moment: EventNumber): Snapshot {
  const state = timeline.game.hide(stateAt(timeline, moment), eyes);
  return { gameId, game: id, seq: moment, ...sightOf(eyes), clocks: [], state };
}

/** Returns the events between two moments, as seen from this viewpoint. */
function eventsSeen({ timeline, eyes }: ReplayLook, from: EventNumber, to: EventNumber): readonly Tagged[] {
  return hideEvents(timeline.game, timeline.events.slice(from, to), eyes, stateAt(timeline, from));
}

/** Returns the events between two moments, as a table would have sent them. */
export function messageOf(look: ReplayLook, from: EventNumber, to: EventNumber): EventsMessage {
  const { eventFields } = look.timeline.game;
  return [to, [], ...eventsSeen(look, from, to).map((event) => packEvent(event, eventFields))];
}

/** Returns the events of a deal up to a moment, as a table would send them to a spectator who arrives late. */
export function dealUpTo(look: ReplayLook, deal: DealSpan, moment: EventNumber): DealSoFar {
  const { gameId, timeline: { game }, eyes } = look;
  const state = game.hide(stateAt(look.timeline, deal.from), eyes);
  const events = eventsSeen(look, deal.from, moment).map((event) => packEvent(event, game.eventFields));
  return {
    gameId, ...sightOf(eyes), from: deal.from + 1, scored: state.records.length, state: { ...state }, events, madeForYou: [],
  };
}
