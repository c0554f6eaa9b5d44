import { act, cleanup, render } from '@testing-library/react';
import type { GameId } from '@chinwag/rules';
import { useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { AnyGameScreen } from '../../board/screen.ts';
import { type CatalogueEntry, catalogued } from '../../games/catalogue.ts';
import { loadScreen } from '../../games/loadScreen.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { playersAt } from '../../session/players.ts';
import type { TableView } from '../../session/tableView.ts';
import { useFocusFallback } from '../../app/useFocusFallback.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { allowPopovers } from '../../ui/testing/popovers.ts';
import type { LanguageId } from '../../language/languages.ts';
import { speak } from '../../language/load.ts';
import { OWN_SEAT } from '../../session/practice/localSeat.ts';
import { SOON_OVER } from '../../session/practice/testing/soonOver.ts';
import { botAt, guestNamed, seated, StoryTable, storyTable } from '../../stories/storyTable.tsx';
import { Narration } from '../play/Narration.tsx';
import { PlayRoom } from '../play/PlayRoom.tsx';
import { ResultRoom } from '../result/ResultRoom.tsx';
import { type KeyPress, pressKey } from './keyboard.ts';
import { LocalGame } from './localGame.ts';

/** Marta and her possible opponents, by seat. None of the names is a word in any of the app's languages. */
export const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Darek', 'Bianca', 'Jorge'] as const;

/** The time within which all consequences of a press have been announced, in ms. */
const A_WHILE = 300;

/** The widths of windows, in px: on a phone, and in other tests. */
const PHONE = 360;
const USUAL = 1024;

/** The options of `sitAtLocalTable`: the game, its setup, the page's language and width, and the pace. */
export interface SitAtLocalTableOptions {
  readonly game: GameId;
  /** The number of seats; the fewest possible, if omitted. */
  readonly seats?: number;
  /** The options that differ from the server's defaults. If omitted, those of a short game apply. */
  readonly options?: object;
  readonly seed?: string;
  /** The language of the page; English if omitted. */
  readonly language?: LanguageId;
  /** The window's width, in px; a phone's, if omitted. From 1000 on, there is a rail beside the cloth. */
  readonly width?: number;
  /** The factor of the table's pauses: 1 as at a real table; if omitted, there are none. */
  readonly pace?: number;
}

/** A seat at a table without a server, for a test. */
export interface LocalSeat {
  /** Returns the game as shown on the table. */
  readonly game: () => GameOnTable;
  readonly isOver: () => boolean;
  /** Returns the kinds of move that have been made from this seat. */
  readonly made: () => ReadonlySet<string>;
  /** Presses a key on the focused element. Resolves once all its consequences are there. */
  readonly press: (key: KeyPress | string) => Promise<void>;
  /** Resolves after this many ms. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns the content of the live region: the last announced sentences, oldest first. */
  readonly heard: () => readonly string[];
}

/**
 * Takes a seat at a table in the page itself, with real rules, bots at the other seats, the app's rooms, and simulated time.
 * Resolves with the seat and rejects for an unknown game. Call `leaveLocalTable` after each test.
 */
export async function sitAtLocalTable(options: SitAtLocalTableOptions): Promise<LocalSeat> {
  const { game: id, language = 'en', pace = 0, seed = '5eed'.repeat(16) } = options;
  const entry = catalogued(id);
  if (entry === null) throw new Error(`there is no ${id}`);
  const screen = await loadScreen(id);
  await speak(language);
  await loadAllShownLater();
  vi.useFakeTimers();
  allowPopovers();
  resize(options.width ?? PHONE);
  usePreferences.setState({ sound: 'off', animation: 'off' });
  const seats = options.seats ?? entry.seats.min;
  const table = tableOf(entry, seats);
  const local = new LocalTableGame(screen, table, { seats, pace, seed, options: options.options ?? SOON_OVER[id] ?? {} });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));
  render(<LocalTable entry={entry} table={table} local={local} />);
  await wait(A_WHILE);
  return {
    game: () => local.current.game,
    isOver: () => screen.game.result(local.current.game.shown) !== null,
    made: () => local.current.made,
    press: async (key) => {
      await act(async () => pressKey(key));
      await wait(A_WHILE);
    },
    wait,
    heard: () => [...document.querySelectorAll('body > div > [aria-live] p')].map(({ textContent }) => textContent),
  };
}

/** Unmounts everything, clears the page's storage, and sets the language back to English. */
export async function leaveLocalTable(): Promise<void> {
  cleanup();
  resize(USUAL);
  localStorage.clear();
  sessionStorage.clear();
  usePreferences.setState({ sound: 'on', animation: 'normal' });
  vi.useRealTimers();
  await speak('en');
}

/** A local game that a component follows. */
class LocalTableGame {
  readonly current: LocalGame;
  readonly #listeners = new Set<() => void>();

  constructor(
    screen: AnyGameScreen,
    table: TableView,
    options: { readonly seats: number; readonly options: object; readonly seed: string; readonly pace: number },
  ) {
    const players = playersAt(table, guestNamed('Marta'));
    this.current = new LocalGame({ ...options, screen, players: () => players, changed: () => this.#tell() });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

interface LocalTableProps {
  readonly entry: CatalogueEntry;
  readonly table: TableView;
  readonly local: LocalTableGame;
}

/** The rooms of a game, one after the other, as in `<Table>`. */
function LocalTable({ entry: { title }, table, local }: LocalTableProps) {
  useFocusFallback();
  const current = useSyncExternalStore(local.subscribe, () => local.current.game);
  // In a simulated page, elements have no place from which cards could fly.
  const game = useMemo<GameOnTable>(() => ({ ...current, flights: [] }), [current]);
  const result = game.screen.game.result(game.shown);
  return (
    <Announcer>
      <Narration game={game} />
      <StoryTable table={result === null ? table : { ...table, status: 'finished' }} game={game}>
        {result === null ? (
          <PlayRoom
            title={title} game={game} sending={false} actions={local.current} notify={(refusal) => fail(refusal.code)}
          />
        ) : (
          <ResultRoom title={title} game={game} result={result} />
        )}
      </StoryTable>
    </Announcer>
  );
}

/** Sets the width of the simulated window. */
function resize(width: number): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width });
}

function fail(code: string): never {
  throw new Error(`the table refuses: ${code}`);
}

function tableOf({ id }: CatalogueEntry, seats: number): TableView {
  const at = Array.from({ length: seats }, (_, seat) => (seat === OWN_SEAT ? seated(seat) : botAt(seat, NAMES[seat] ?? 'Bot')));
  return storyTable({ game: id, options: {}, status: 'playing', gameId: 'g1', seatsWished: seats, seats: at });
}
