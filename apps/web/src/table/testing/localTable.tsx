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

/** Marta and those who may play against her, by seat; none of their names is a word of a language of the server. */
export const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Darek', 'Bianca', 'Jorge'] as const;

/** As long as it takes until all is said that a press brings about, in ms. */
const A_WHILE = 300;

/** Windows, in px: a phone's width, and that of the window that other tests find. */
const PHONE = 360;
const USUAL = 1024;

/** What `sitAtLocalTable` takes. */
export interface SitAtLocalTableOptions {
  readonly game: GameId;
  /** As few as may play, if left out. */
  readonly seats?: number;
  /** What is chosen otherwise than the server has it; what makes it soon over, if left out. */
  readonly options?: object;
  readonly seed?: string;
  /** The language of the page; English if left out. */
  readonly language?: LanguageId;
  /** How wide the window is, in px: a phone's, if left out; from 1000 on there is a rail beside the cloth. */
  readonly width?: number;
  /** How long the table rests after what happens: 1 as at a real table, not at all if left out. */
  readonly pace?: number;
}

/** A seat at a table without a server, as a test has it. */
export interface LocalSeat {
  /** The game as it lies on the table. */
  readonly game: () => GameOnTable;
  readonly isOver: () => boolean;
  /** The kinds of move that have been made from this seat. */
  readonly made: () => ReadonlySet<string>;
  /** Presses a key on whatever has the focus, and waits until all that comes of it is there. */
  readonly press: (key: KeyPress | string) => Promise<void>;
  /** Lets so many ms pass. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** What the live region holds: the last sentences that have been said, oldest first. */
  readonly heard: () => readonly string[];
}

/**
 * Sits down at a table in the page itself: real rules, bots at the other seats, and the rooms of the app, on a page with a
 * simulated time. Call `leaveLocalTable` after each test.
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

/** Puts everything away, and the page back into English. */
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

/** The rooms of a game, one after the other, as `<Table>` has them. */
function LocalTable({ entry: { title }, table, local }: LocalTableProps) {
  useFocusFallback();
  const current = useSyncExternalStore(local.subscribe, () => local.current.game);
  // On a page that is only simulated nothing has a place to fly from.
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

/** Makes the simulated window so wide. */
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
