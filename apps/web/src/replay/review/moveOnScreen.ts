import { hideEvents, type Seat, type Tagged } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { Message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import { type EventNumber, stateAt, type Timeline } from '../timeline.ts';

/** A move that could be made, as its player would see it made: in a sentence, and where on the table it is chosen. */
export interface MoveOnScreen {
  readonly sentence: Message | null;
  readonly places: readonly Place[];
}

/** Whose move, when, and as who sees it. */
export interface MoveAt {
  readonly timeline: Timeline;
  readonly from: EventNumber;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** What a move would be on the screen, had it been made then. */
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
