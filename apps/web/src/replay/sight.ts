import { type DealSoFar, type EventsMessage, packEvent, type Sight, type Snapshot } from '@chinwag/protocol';
import { hideEvents, type Seat, type Tagged } from '@chinwag/rules';
import type { RecordedGame } from './recordedGame.ts';
import { type DealSpan, type EventNumber, stateAt, type Timeline } from './timeline.ts';

/** With whose eyes a game is looked at again: those of a seat, which see what they saw then, or with all hands open. */
export type Eyes = Seat | 'all-hands';

/** How a viewer who has these eyes sees a table. */
function sightOf(eyes: Eyes): { readonly sight: Sight; readonly seat: Seat | null } {
  return eyes === 'all-hands' ? { sight: 'all-hands', seat: null } : { sight: 'own-seat', seat: eyes };
}

/** What is looked at, besides the moment. */
export interface ReplayLook {
  readonly gameId: string;
  readonly id: string;
  readonly timeline: Timeline;
  readonly eyes: Eyes;
}

/** A game to be looked at, whosever eyes one has. */
export function lookAt({ gameId, game }: RecordedGame, timeline: Timeline): Omit<ReplayLook, 'eyes'> {
  return { gameId, id: game, timeline };
}

/** A moment of a game as a table would have sent it to these eyes. */
export function snapshotAt({ gameId, id, timeline, eyes }: ReplayLook, moment: EventNumber): Snapshot {
  const state = timeline.game.hide(stateAt(timeline, moment), eyes);
  return { gameId, game: id, seq: moment, ...sightOf(eyes), clocks: [], state };
}

/** What happened between two moments, as these eyes saw it. */
function eventsSeen({ timeline, eyes }: ReplayLook, from: EventNumber, to: EventNumber): readonly Tagged[] {
  return hideEvents(timeline.game, timeline.events.slice(from, to), eyes, stateAt(timeline, from));
}

/** What happened between two moments, as a table would have sent it. */
export function messageOf(look: ReplayLook, from: EventNumber, to: EventNumber): EventsMessage {
  const { eventFields } = look.timeline.game;
  return [to, [], ...eventsSeen(look, from, to).map((event) => packEvent(event, eventFields))];
}

/** What happened in a deal up to a moment, as a table would tell it to one who comes late. */
export function dealUpTo(look: ReplayLook, deal: DealSpan, moment: EventNumber): DealSoFar {
  const { gameId, timeline: { game }, eyes } = look;
  const state = game.hide(stateAt(look.timeline, deal.from), eyes);
  const events = eventsSeen(look, deal.from, moment).map((event) => packEvent(event, game.eventFields));
  return {
    gameId, ...sightOf(eyes), from: deal.from + 1, scored: state.records.length, state: { ...state }, events, madeForYou: [],
  };
}
