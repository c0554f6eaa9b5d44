import { defaultOptions, type GameId, type Step, stepsOf, type Tagged } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import { loadScreen } from '../../games/loadScreen.ts';
import { SOON_OVER } from '../../session/practice/testing/soonOver.ts';
import type { RecordedGame, RecordedMove } from '../recordedGame.ts';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Darek', 'Bianca', 'Jorge'];

/**
 * Plays a whole game at random, the same each time. Resolves with the game and its screen. Rejects if the screen cannot be loaded.
 */
export async function recordedGame(
  id: GameId,
  options: object = SOON_OVER[id] ?? {},
): Promise<{ readonly recorded: RecordedGame; readonly screen: AnyGameScreen }> {
  const screen = await loadScreen(id);
  const { game } = screen;
  const seats = game.seats.min;
  const chosen = { ...defaultOptions<object>(game.options), ...options };
  const setup = { seats, owner: 0, options: chosen, seed: '5eed'.repeat(16) };
  let dice = 7;
  const steps = stepsOf(game, setup, (state) => {
    const [seat] = game.actors(state);
    if (seat === undefined) return null;
    const moves = game.legalMoves(state, seat);
    dice = (dice * 1_103_515_245 + 12_345) % 2 ** 31;
    const move = moves[(dice >> 8) % moves.length];
    return move === undefined ? null : { seat, move };
  });
  const seated = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: NAMES[seat] ?? '' }) as const);
  return {
    recorded: {
      gameId: 'g1', game: id, setup, seats: seated, yourSeat: null, ...happened(steps),
      endedAt: 1_700_000_000_000, ending: 'played',
    },
    screen,
  };
}

/** Returns the events and moves of a game played step by step, for a replay. */
export function happened<State>(steps: Iterable<Step<State, Tagged, Tagged>>): Pick<RecordedGame, 'events' | 'moves'> {
  const events: Tagged[] = [];
  const moves: RecordedMove[] = [];
  for (const { by, events: now } of steps) {
    if (by !== null) moves.push({ ...by, by: 'person', from: events.length });
    events.push(...now);
  }
  return { events, moves };
}
