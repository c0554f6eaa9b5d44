// @vitest-environment happy-dom
import { findBot } from '@chinwag/bots';
import { defaultOptions, findGame, type GameState, hideEvents, type Tagged } from '@chinwag/rules';
import { cleanup, render, screen as page } from '@testing-library/react';
import { PackContext } from '../language/language.ts';
import { peopleAt, plain } from '../board/testing/fixture.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PlayedEvent, playedGame } from '../stories/playedGame.ts';
import type { AnyGameScreen } from '../board/screen.ts';
import { type CatalogueEntry, GAMES } from './catalogue.ts';
import { OpenHandsContext } from '../board/frame/openHands.ts';
import { OpenHands } from '../board/frame/openHandsLater.ts';

beforeAll(() => OpenHands.load());
afterEach(cleanup);

const nothing = (): void => undefined;

/** Returns a whole game played by bots, the same every time, with the state before the first event. */
function gameOf({ id, seats }: CatalogueEntry) {
  const [game, bot] = [findGame(id), findBot(id)];
  if (game === null || bot === null) throw new Error(`${id} cannot be played`);
  const setup = { seats: seats.max, owner: 0, options: defaultOptions<object>(game.options), seed: '2b'.repeat(32) };
  const happenings: readonly PlayedEvent<GameState, Tagged>[] = playedGame(game, bot, setup);
  return { happenings, before: game.begin(setup).state };
}

/** Renders the table as a spectator who may see all hands sees it. */
function show({ Board, game, hand }: AnyGameScreen, state: GameState, { seats: { max: seats }, pack }: CatalogueEntry): void {
  const view = { state: game.hide(state, 'all-hands'), ...peopleAt(seats, 'spectator') };
  const hands = view.players.map(({ seat, name }) => ({ seat, name, cards: hand({ ...view, viewer: seat }) }));
  render(
    <PackContext value={pack}>
      <OpenHandsContext value={{ hands, pack }}>
        <Board
          {...view}
          {...{ play: nothing, explain: nothing, open: nothing }}
          gameKey="g1"
          log={[]}
          legalMoves={[]}
          check={() => null}
          sending={false}
        />
      </OpenHandsContext>
    </PackContext>,
  );
}

describe.each(GAMES)('for a spectator who sees all hands, $title', async (entry) => {
  const screen = await entry.screen();
  const { game } = screen;
  const seats = entry.seats.max;
  const { happenings, before } = gameOf(entry);
  const people = peopleAt(seats, 'spectator');

  it('shows the same cards of every seat that the seat sees itself', () => {
    for (const { after } of happenings) {
      const open = game.hide(after, 'all-hands');
      for (const { seat } of people.players) {
        const own = screen.hand({ state: game.hide(after, seat), ...people, viewer: seat });
        expect(screen.hand({ state: open, ...people, viewer: seat })).toEqual(own);
      }
    }
  });

  it('shows every hand on its cloth, and none as the spectator’s own', () => {
    show(screen, happenings[Math.floor(happenings.length / 3)]?.after ?? before, entry);
    expect(page.getAllByRole('region', { name: /’s hand$/ })).toHaveLength(seats);
    expect(page.queryByRole('listbox')).toBeNull();
  });

  it('renders before the first event', () => {
    show(screen, before, entry);
    expect(page.getByRole('region', { name: 'The middle of the table' })).toBeTruthy();
  });

  it('has log lines without hidden cards that never address the spectator as a player', () => {
    const lines = happenings.flatMap(({ before: state, event }) => {
      const [shown = event] = hideEvents(game, [event], 'all-hands', state);
      return screen.narrate(shown, game.hide(state, 'all-hands'), people);
    });
    expect(lines.length).toBeGreaterThan(0);
    for (const { sentence } of lines) expect(plain(sentence)).not.toMatch(/\?\?|undefined|\b[Yy]ou\b|\byour\b/);
  });
});
