import { hideEvents, type Seat, type Tagged } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { Message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import { type EventNumber, stateAt, type Timeline } from '../timeline.ts';

/** A possible move, as its player would see it: a sentence, and the places on the table where the move is chosen. */
export interface MoveOnScreen {
  readonly sentence: Message | null;
  readonly places: readonly Place[];
}

/** The seat of a move, its moment, and the players from its viewpoint. */
export interface MoveAt {
  readonly timeline: Timeline;
  readonly from: EventNumber;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** Returns how a move would look on screen if it were made at that moment. */
export function moveOnScreen(screen: AnyGameScreen, { timeline, from, seat, players }: MoveAt, move: Tagged): MoveOnScreen {
  const { game } = screen;
  const before = stateAt(timeline, from);
  const [event] = hideEvents(game, game.decide(before, seat, move), seat, before);
  if (event === undefined) return { sentence: null, places: [] };
  const seen = game.hide(before, seat);
  const [line] = screen.narrate(event, seen, { viewer: seat, players });
  const chosen = screen.flights(event, seen).filter(({ from: [where], to: [there] }) => isOf(where, 'hand') || isOf(there, 'laid'));
  return { sentence: line?.sentence ?? null, places: chosen.flatMap(({ from: [where] }) => where ?? []) };
}

function isOf(place: Place | undefined, kind: 'hand' | 'laid'): boolean {
  return place?.startsWith(`${kind} `) === true;
}
