import { findBot, plainThought } from '@chinwag/bots';
import { defaultOptions, findGame, type GameId, type GameState, type Tagged } from '@chinwag/rules';
import { useMemo, useState } from 'react';
import { type CatalogueEntry, GAMES } from '../games/catalogue.ts';
import { playersAt } from '../session/players.ts';
import { HintSlip } from '../table/hint/HintSlip.tsx';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../table/play/usePlayRoom.ts';
import { useTable } from '../table/tableContext.ts';
import type { AnyStoryScreen } from './anyStoryScreen.ts';
import { GameStory } from './GameStory.tsx';
import type { Stories } from './gameStories.ts';
import type { PlayedEvent } from './playedGame.ts';
import { botAt, NAMES, seated } from './storyTable.tsx';

/** The seat that asks for a hint. */
const ASKS = 0;

/* The number of kinds of decisions that the stories of a game show, the first that occur. A game with fewer kinds shows the last
   one again. */
const KINDS = 4;

/* The greatest number of decisions that are played to find these kinds. */
const DECISIONS = 600;

/** A game up to the request for a hint. */
interface BeforeHint {
  readonly seats: number;
  readonly happenings: readonly PlayedEvent<GameState, Tagged>[];
}

/** Returns the events before the first decision of the asking seat that differs in kind from `number` earlier ones. */
function beforeKind(id: GameId, number: number): BeforeHint {
  const [game, bot] = [findGame(id), findBot(id)];
  if (game === null || bot === null) throw new Error(`there is no ${id}`);
  const seats = Math.max(3, game.seats.min);
  const setup = { seats, owner: ASKS, options: defaultOptions<object>(game.options), seed: 'c0ffee'.padEnd(64, '0') };
  const { state: started, events } = game.begin(setup);
  const happenings: PlayedEvent<GameState, Tagged>[] = [];
  let state = started;
  const happen = (all: readonly Tagged[]) => {
    for (const event of all) {
      const before = state;
      state = game.evolve(before, event);
      happenings.push({ before, event, after: state });
    }
  };
  happen(events);
  const kinds = new Set<string>();
  let until = 0;
  for (let made = 0; made < DECISIONS && kinds.size < number; made++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    const move = bot.choose(plainThought(game.hide(state, seat), seat));
    if (seat === ASKS && !kinds.has(move.type)) {
      kinds.add(move.type);
      until = happenings.length;
    }
    if (kinds.size < number) happen(game.decide(state, seat, move));
  }
  return { seats, happenings: happenings.slice(0, until) };
}

/** A room in which a player has requested a hint. */
function HintRoom(room: PlayRoomOptions) {
  const { table, you } = useTable();
  const { screen, shown, viewer } = room.game;
  const players = useMemo(() => playersAt(table, you), [table, you]);
  return (
    <PlayRoom {...room}>
      <HintSlip screen={screen} state={shown} viewer={viewer} players={players} seat={ASKS} onClose={nothing} />
    </PlayRoom>
  );
}

interface HintStoryProps {
  readonly entry: CatalogueEntry;
  readonly screen: AnyStoryScreen;
  readonly number: number;
}

function HintStory({ entry, screen, number }: HintStoryProps) {
  const [{ seats, happenings }] = useState(() => beforeKind(entry.id, number));
  const people = NAMES.slice(0, seats).map((name, seat) => (seat === ASKS ? seated(seat) : botAt(seat, name)));
  return (
    <GameStory
      title={entry.title} screen={screen} happenings={happenings} viewer={ASKS} seats={people} purpose="practice" Room={HintRoom}
    />
  );
}

function nothing(): void {}

/**
 * Returns a promise of the stories of a hint at each kind of decision: `hint-chinkway-1`. The promise rejects if a screen cannot be
 * loaded.
 */
export async function hintStories(): Promise<Stories> {
  const stories: Record<string, Stories[string]> = {};
  for (const entry of GAMES) {
    const screen = (await entry.screen()) as unknown as AnyStoryScreen;
    for (let number = 1; number <= KINDS; number++) {
      stories[`hint-${entry.id}-${number}`] = () => <HintStory entry={entry} screen={screen} number={number} />;
    }
  }
  return stories;
}
