import { evolveAll, type GameState, type Setup, type Tagged } from '@chinwag/rules';
import type { AnyGameScreen } from '../board/screen.ts';

/** A moment of a game: the number of its events so far. */
export type EventNumber = number;

/** The number of events between stored states: no moment is further than this from a stored state. */
const SNAPSHOT_EVERY = 32;

/** The parts of a game's rules that a replay needs. */
type ReplayedRules = Pick<
  AnyGameScreen['game'],
  'begin' | 'evolve' | 'hide' | 'hideEvent' | 'eventFields' | 'dealEnds' | 'tricks'
>;

/** The parts of a game's screen that determine where the table pauses. */
export type Resting = Pick<AnyGameScreen, 'restAfter' | 'opensScoreSheet'> & { readonly game: ReplayedRules };

/** A deal of a game, from its first stop to its last. */
export interface DealSpan {
  /** The number of the deal, from 1. */
  readonly number: number;
  /** The number of events before the first event of the deal. */
  readonly from: EventNumber;
  /** The first moment of the deal at which the table pauses. */
  readonly begin: EventNumber;
  /** The moment at which the deal is over, its last. */
  readonly end: EventNumber;
}

/** A whole game in order, with the moments where a replay can stop. */
export interface Timeline {
  readonly game: ReplayedRules;
  readonly events: readonly Tagged[];
  /** The state before every `SNAPSHOT_EVERY`-th event, starting with the state before all events. */
  readonly snapshots: readonly GameState[];
  /** The moments at which the table pauses, in order. Events without a pause in between form one step. */
  readonly stops: readonly EventNumber[];
  /** The stops at which a trick starts; empty in a game without tricks. */
  readonly tricks: readonly EventNumber[];
  readonly deals: readonly DealSpan[];
}

/** Returns the timeline of a game, in one pass over its events. */
export function timelineOf(screen: Resting, setup: Setup<object>, events: readonly Tagged[]): Timeline {
  const { game } = screen;
  const snapshots: GameState[] = [];
  const stops: EventNumber[] = [];
  const tricks: EventNumber[] = [];
  const ends: EventNumber[] = [];
  let trick = '';
  let state = game.begin(setup).state;
  for (const [at, event] of events.entries()) {
    if (at % SNAPSHOT_EVERY === 0) snapshots.push(state);
    const before = state;
    state = game.evolve(before, event);
    const moment = at + 1;
    if (game.dealEnds.includes(event.type)) ends.push(moment);
    const rests = moment === events.length || screen.restAfter(event, before) > 0 || screen.opensScoreSheet(event);
    if (!rests) continue;
    stops.push(moment);
    const now = trickOf(game, state);
    if (now !== trick) tricks.push(moment);
    trick = now;
  }
  return { game, events, snapshots, stops, tricks: game.tricks === null ? [] : tricks, deals: dealsOf(stops, ends, events.length) };
}

function trickOf({ tricks }: ReplayedRules, state: GameState): string {
  if (tricks === null) return '';
  const { deal, trick } = tricks.number(state);
  return `${deal}.${trick}`;
}

/** Returns the deals of a game. Events after the score of the last deal belong to that deal. */
function dealsOf(stops: readonly EventNumber[], ends: readonly EventNumber[], length: EventNumber): readonly DealSpan[] {
  const all = [...ends.slice(0, -1), length];
  return all.map((end, k): DealSpan => {
    const from = k === 0 ? 0 : (all[k - 1] ?? 0);
    return { number: k + 1, from, begin: stops.find((stop) => stop > from) ?? end, end };
  });
}

/** Returns the complete state at a moment, with all cards known. */
export function stateAt({ game, events, snapshots }: Timeline, moment: EventNumber): GameState {
  const key = Math.min(Math.floor(moment / SNAPSHOT_EVERY), snapshots.length - 1);
  const state = snapshots[key];
  if (state === undefined) throw new Error('a game without events has no moments');
  return evolveAll(game, state, events.slice(key * SNAPSHOT_EVERY, moment));
}

/** Returns a requested moment, clamped to the range from the first stop to the end. */
export function within({ stops, events }: Timeline, moment: EventNumber): EventNumber {
  return Math.min(Math.max(moment, stops[0] ?? 0), events.length);
}

/** Returns the index of the last stop at or before a moment. */
export function stopAt({ stops }: Timeline, moment: EventNumber): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= moment));
}

/** Returns the deal to which a moment belongs. */
export function dealAt({ deals }: Timeline, moment: EventNumber): DealSpan {
  const deal = deals.find(({ end }) => moment <= end) ?? deals.at(-1);
  if (deal === undefined) throw new Error('a game has a deal');
  return deal;
}

/** The step size (stride) of a replay: a turn, a trick or a deal. */
export type Stride = 'turn' | 'trick' | 'deal';

/** Returns the moment one step (stride) away, or null if there is none in that direction. */
export function strideFrom(timeline: Timeline, moment: EventNumber, stride: Stride, way: 'back' | 'on'): EventNumber | null {
  const places = placesOf(timeline, stride);
  const to = way === 'on' ? places.find((place) => place > moment) : places.findLast((place) => place < moment);
  return to ?? null;
}

/**
 * Returns the moments that a stride leads to. The end is one of them for every stride, because it comes after the last trick and
 * the last deal.
 */
function placesOf({ stops, tricks, deals, events }: Timeline, stride: Stride): readonly EventNumber[] {
  switch (stride) {
    case 'turn':
      return stops;
    case 'trick':
      return tricks.includes(events.length) ? tricks : [...tricks, events.length];
    case 'deal':
      return [...deals.map(({ begin }) => begin), events.length];
  }
}
