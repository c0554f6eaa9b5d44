import { allSeats, hideEvents, type Seat, type Position } from '@chinwag/rules';
import {
  chanoyu, type ChanoyuCard, type ChanoyuEvent, type ChanoyuState, EMPTY_ROW, type Phase, type Deal, type DealRecord, type Row,
  withLaid,
} from '@chinwag/rules/chanoyu';
import type { Player } from '../../../board/gameView.ts';
import type { People } from '../../../board/people.ts';
import type { View } from '../view.ts';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'];

/** Returns the data of a table with `seats` players, as `viewer` receives it. */
export function peopleFor(viewer: Position, seats: number): People {
  const players = allSeats(seats).map(
    (seat): Player => ({ seat, name: NAMES[seat] ?? '', kind: 'person', you: seat === viewer, connected: true, standIn: false }),
  );
  return { viewer, players };
}

/** Returns a row with these cards by value: `row({ 2: 'KH', 3: '3S' })`. */
export function row(cards: Readonly<Record<number, ChanoyuCard>>): Row {
  return Object.entries(cards).reduce((built, [value, card]) => withLaid(built, card, Number(value)), EMPTY_ROW);
}

/** The state fields that a test specifies. All other fields are as at the start of a three-player round. */
export interface StateFields {
  readonly seats?: number;
  readonly viewer?: Position;
  readonly phase?: Phase;
  readonly deal?: Partial<Deal>;
  /** Each seat's points before this round. */
  readonly before?: readonly number[];
}

/** Returns what `viewer` sees in a state with these fields. */
export function viewOf({ seats = 3, viewer = 0, phase = { name: 'settle' }, deal = {}, before }: StateFields): View {
  const setup = { seats, owner: 0, options: { scoring: 'links', trickMemory: 'last' }, seed: 'c0ffee'.padEnd(64, '0') } as const;
  const started = chanoyu.begin(setup);
  const dealt = started.events.reduce((state, event) => chanoyu.evolve(state, event), started.state);
  const stretches = allSeats(seats).map(() => []);
  const records: readonly DealRecord[] =
    before === undefined ? [] : [{ number: 1, dealer: 0, stretches, tricks: [], points: before, dead: 0, ledger: [] }];
  const state: ChanoyuState = { ...dealt, records, phase, deal: { ...dealt.deal, number: records.length + 1, ...deal } };
  return { state: chanoyu.hide(state, viewer), ...peopleFor(viewer, seats) };
}

/** Returns the plays of a trick from pairs of seat and card. */
export function plays(...cards: readonly (readonly [Seat, ChanoyuCard])[]): Deal['trick'] {
  return cards.map(([seat, card]) => ({ seat, card }));
}

/** Returns an event as `viewer` receives it. */
export function narratedTo(viewer: Position, event: ChanoyuEvent, before: ChanoyuState): ChanoyuEvent {
  return hideEvents(chanoyu, [event], viewer, before)[0] ?? event;
}

export { aloud, plain } from '../../../board/testing/fixture.ts';
