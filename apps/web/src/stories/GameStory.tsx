import type { SpectatorState } from '@chinwag/protocol/table';
import type { GameState, Tagged, Viewer } from '@chinwag/rules';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { GameScreen } from '../board/screen.ts';
import { playersAt } from '../session/players.ts';
import type { SeatView } from '../session/tableView.ts';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../table/play/usePlayRoom.ts';
import { ScoreSheetDialog } from '../table/play/ScoreSheetDialog.tsx';
import type { Purpose } from '../table/tableContext.ts';
import { asHardest, notices } from './asHardest.ts';
import { onTable } from './onTable.ts';
import { type PlayedEvent, seenBy } from './playedGame.ts';
import { guestNamed, hardest, NAMES, StoryTable, storyTable } from './storyTable.tsx';

/** `?moving=bought`: the story stops before the last event of that type. The event happens when the page receives `moves`. */
const moving = new URLSearchParams(location.search).get('moving');

export interface GameStoryProps<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly title: string;
  readonly screen: GameScreen<Options, State, Move, Event>;
  /** All events so far, with full knowledge of the cards. They determine the log. */
  readonly happenings: readonly PlayedEvent<State, Event>[];
  /** The viewer: the player at that seat, or Iker, a spectator who may see all hands. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly opens?: 'score-sheet' | undefined;
  /** The purpose of the table; friends if omitted. */
  readonly purpose?: Purpose;
  /** The room of the game; the default one if omitted. */
  readonly Room?: ComponentType<PlayRoomOptions>;
  /** The content above the table. */
  readonly children?: ReactNode;
}

/** A table at a moment of a game, as one viewer sees it. */
export function GameStory<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  props: GameStoryProps<Options, State, Move, Event>,
) {
  const { title, screen, viewer: looks, opens, purpose = 'friends', Room = PlayRoom } = props;
  const [{ table, you, players, before, after }] = useState(() => {
    const all = looks === 'all-hands';
    const people = asHardest ? props.seats.map((seat) => hardest(seat, looks)) : props.seats;
    const seats = people.map((seat) => ({ ...seat, showsHand: all, connected: seat.connected || notices === 0 }));
    const you = typeof looks === 'number' ? (NAMES[looks] ?? 'Marta') : ('Iker' as const);
    const spectator: SpectatorState = { person: guestNamed(you), name: you, connected: true, joins: false, badge: null };
    const spectators = typeof looks === 'number' ? [] : [spectator];
    const watching = all ? 'all-hands' : 'public';
    const table = storyTable({
      game: screen.game.id, status: 'playing', gameId: 'g1', host: guestNamed(you), seats, spectators,
      settings: { watching, ...(asHardest && { hints: 'on' }) },
      ...(notices === 2 && { entryRequests: [ENTRY] }),
    });
    const players = playersAt(table, guestNamed(you));
    const { happenings } = props;
    const last = moving === null ? -1 : happenings.findLastIndex(({ event }) => event.type === moving);
    const shown = last < 0 ? happenings : happenings.slice(0, last + 1);
    const after = onTable(screen, shown, looks, players);
    if (last < 1) return { table, you, players, before: after, after };
    const flights = seenBy(screen.game, shown.slice(-1), looks).flatMap((seen) => screen.flights(seen.event, seen.before));
    return {
      table, you, players,
      before: onTable(screen, shown.slice(0, -1), looks, players),
      after: { ...after, flights: flights.map((flight, key) => ({ ...flight, at: last, key })) },
    };
  });
  const [game, setGame] = useState(before);
  useEffect(() => {
    const move = () => setGame(after);
    window.addEventListener('moves', move);
    return () => window.removeEventListener('moves', move);
  }, [after]);
  const { viewer } = game;
  return (
    <StoryTable table={table} you={you} purpose={purpose}>
      <Room
        title={title}
        game={game}
        sending={false}
        actions={{ play: () => Promise.resolve({ ok: true }), skip: nothing, release: nothing }}
        notify={nothing}
      >
        {props.children}
      </Room>
      {opens === 'score-sheet' && (
        <ScoreSheetDialog screen={game.screen} view={{ state: game.shown, viewer, players }} onClose={nothing} />
      )}
    </StoryTable>
  );
}

/** A guest with a long name who requests entry. */
const ENTRY = { person: guestNamed('Iker'), name: 'Iker Aguirre Zubizarreta' };

function nothing(): void {}
