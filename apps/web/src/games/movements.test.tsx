// @vitest-environment happy-dom
import { type Bot, bots } from '@chinwag/bots';
import { defaultOptions, type GameId, type GameState, type Tagged } from '@chinwag/rules';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { playersAt } from '../session/players.ts';
import type { GameOnTable } from '../session/gameSession.ts';
import { onTable } from '../stories/onTable.ts';
import { type PlayedEvent, playedGame, seenBy } from '../stories/playedGame.ts';
import { botAt, guestNamed, NAMES, seated, StoryTable, storyTable } from '../stories/storyTable.tsx';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import { SOON_OVER } from '../session/practice/testing/soonOver.ts';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import type { AnyGameScreen } from '../board/screen.ts';
import { GAMES } from './catalogue.ts';
import { loadScreen } from './loadScreen.ts';

afterEach(cleanup);

/** Each game is played with the options that produce the most kinds of events. */
const OPTIONS: Partial<Record<GameId, object>> = { chinaso: { stakes: { buy: 1, hand: 5, game: 10 } } };

/* The number of events of each kind that are checked. */
const OF_EACH = 2;

const VIEWER = 0;

type Observed = PlayedEvent<GameState, Tagged>;

/** Returns some events of every kind from a whole game of bots, as one player sees them. */
function someOfAll(screen: AnyGameScreen, id: GameId): readonly Observed[] {
  const game = screen.game as Parameters<typeof playedGame<object, GameState, Tagged, Tagged>>[0];
  const setup = {
    seats: screen.game.seats.min,
    owner: VIEWER,
    options: { ...defaultOptions(screen.game.options), ...SOON_OVER[id], ...OPTIONS[id] },
    seed: '5eed'.repeat(16),
  };
  const all = playedGame(game, bots[id].sensible as unknown as Bot<GameState, Tagged>, setup);
  const seen = new Map<string, number>();
  const some = all.filter(({ event: { type } }) => {
    seen.set(type, (seen.get(type) ?? 0) + 1);
    return (seen.get(type) ?? 0) <= OF_EACH;
  });
  return seenBy(screen.game, some, VIEWER);
}

/** Returns the places on the table before and after an event is shown. */
function placesAround(screen: AnyGameScreen, { before, event, after }: Observed) {
  const seats = screen.game.seats.min;
  const people = Array.from({ length: seats }, (_, seat) => (seat === VIEWER ? seated(seat) : botAt(seat, NAMES[seat] ?? 'Bot')));
  const table = storyTable({ game: screen.game.id, status: 'playing', gameId: 'g1', seats: people });
  const players = playersAt(table, guestNamed(NAMES[VIEWER] ?? ''));
  const game = onTable(screen as never, [{ before, event, after }], VIEWER, players);
  return [before, after].map((shown) => placesOf({ ...game, shown, newest: shown }, table));
}

function placesOf(game: GameOnTable, table: ReturnType<typeof storyTable>): ReadonlySet<string> {
  const { container } = render(
    <StoryTable table={table} you={NAMES[VIEWER] ?? ''}>
      <PlayRoom
        title=""
        game={game}
        sending={false}
        actions={{ play: () => Promise.resolve({ ok: true }), skip: () => {}, release: () => {} }}
        notify={() => {}}
      />
    </StoryTable>,
  );
  const places = [...container.querySelectorAll('[data-place]')].map((element) => element.getAttribute('data-place') ?? '');
  cleanup();
  return new Set(places);
}

describe.each(GAMES)('at a table of $title', ({ id }) => {
  test('every flight starts and ends at a place that is on the table', async () => {
    const screen = await loadScreen(id);
    await loadAllShownLater();
    const lost: string[] = [];
    let moved = 0;
    for (const step of someOfAll(screen, id)) {
      const flights = screen.flights(step.event, step.before);
      if (flights.length === 0) continue;
      const [before, after] = placesAround(screen, step);
      const prefix = `${step.event.type}: `;
      for (const { from, to } of flights) {
        moved += 1;
        if (!from.some((place) => before?.has(place) === true || after?.has(place) === true)) lost.push(prefix + from.join());
        if (to.length > 0 && !to.some((place) => after?.has(place) === true)) lost.push(prefix + to.join());
      }
    }
    expect(moved).toBeGreaterThan(10);
    expect([...new Set(lost)]).toEqual([]);
  });
});
