import { bots, plainThought } from '@chinwag/bots';
import { hideEvents, type Tagged } from '@chinwag/rules';
import { chinkway, type ChinkwayEvent, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import { useEffect, useRef, useState } from 'react';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { NO_ACTIONS } from '../board/lastActions.ts';
import { screen } from '../games/chinkway/screen.ts';
import type { GameOnTable, LogLine } from '../session/gameSession.ts';
import { byTimer, Playback } from '../session/playback.ts';
import { playersAt } from '../session/players.ts';
import { readableLog } from '../session/readableLog.ts';
import { newSeed } from '../session/practice/newSeed.ts';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import type { ChinkwayPlayed } from '../games/chinkway/storyGames.ts';
import { botAt, guestNamed, NAMES, seated, StoryTable, storyTable } from './storyTable.tsx';

const YOU = 0;
const THINKING = 300;

const table = storyTable({
  status: 'playing',
  gameId: 'live',
  seats: NAMES.map((name, seat) => (seat === YOU ? seated(seat) : botAt(seat, name))),
});
const players = playersAt(table, guestNamed('Marta'));

/** A game against four bots in the page itself, with the animations of a real table. */
export function ChinkwayLive() {
  const [live] = useState(() => new LiveGame());
  const [game, setGame] = useState(live.game);
  const changed = useRef(setGame);
  useEffect(() => live.start(changed.current), [live]);
  return (
    <StoryTable table={table}>
      <PlayRoom
        title="Chinkway"
        game={game}
        sending={false}
        actions={{ play: (move) => live.play(move), skip: () => live.playback.skip(), release: () => live.release() }}
        notify={() => {}}
      />
    </StoryTable>
  );
}

/** A small version of the whole app: the rules, four bots, and one seat's view, shown one event at a time. */
class LiveGame {
  readonly playback = new Playback<ChinkwayPlayed>({
    show: (happening) => this.#show(happening),
    restAfter: ({ event, before }) => screen.restAfter(event, before),
    schedule: byTimer,
  });
  #state: ChinkwayState;
  #game: GameOnTable;
  #changed: (game: GameOnTable) => void = () => {};

  constructor() {
    const options = { length: 'short', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last' } as const;
    const started = chinkway.begin({ seats: NAMES.length, owner: YOU, options, seed: newSeed() });
    this.#state = started.state;
    const shown = chinkway.hide(started.state, YOU);
    this.#game = {
      screen: anyGameScreen(screen),
      gameId: 'live',
      viewer: YOU,
      sight: 'own-seat',
      handOf: null,
      newest: shown,
      shown,
      logLines: [],
      log: [],
      meanwhile: null,
      flights: [],
      lastActions: NO_ACTIONS,
      sheet: null,
      isScoreRead: false,
      hasMoved: true,
      behind: 0,
    };
    this.#happen(started.events);
  }

  get game(): GameOnTable {
    return this.#game;
  }

  start(changed: (game: GameOnTable) => void): () => void {
    this.#changed = changed;
    changed(this.#game);
    const timer = setInterval(() => this.#think(), THINKING);
    return () => clearInterval(timer);
  }

  async play(move: Tagged) {
    this.playback.skip();
    this.#happen(chinkway.decide(this.#state, YOU, move as ChinkwayMove));
    return { ok: true } as const;
  }

  release(): void {
    this.#game = { ...this.#game, sheet: null };
    this.playback.release();
    this.#changed(this.#game);
  }

  /** Makes a bot's move, if a bot is pending and all events have been shown. */
  #think(): void {
    const [seat] = chinkway.actors(this.#state);
    if (seat === undefined || seat === YOU || !this.playback.done) return;
    const move = bots.chinkway.sensible.choose(plainThought(chinkway.hide(this.#state, seat), seat));
    this.#happen(chinkway.decide(this.#state, seat, move));
  }

  #happen(events: readonly ChinkwayEvent[]): void {
    const hidden = hideEvents(chinkway, events, YOU, this.#state);
    let before: ChinkwayState = chinkway.hide(this.#state, YOU);
    const happenings = hidden.map((event) => {
      const after = chinkway.evolve(before, event);
      const happening = { before, event, after };
      before = after;
      return happening;
    });
    this.#state = events.reduce((state, event) => chinkway.evolve(state, event), this.#state);
    this.#game = { ...this.#game, newest: before };
    this.playback.add(happenings);
  }

  #show({ event, before, after }: ChinkwayPlayed): void {
    const entries = screen.narrate(event, before, { viewer: YOU, players });
    const lines = entries.map((entry, k): LogLine => ({ ...entry, at: 0, key: this.#game.logLines.length + k }));
    const logLines = [...this.#game.logLines, ...lines];
    const at = this.#game.flights.length;
    const flights = screen.flights(event, before).map((flight, k) => ({ ...flight, at, key: at + k }));
    const opens = screen.opensScoreSheet(event);
    if (opens) this.playback.hold('skippable');
    this.#game = {
      ...this.#game,
      shown: after,
      logLines,
      log: readableLog(logLines, this.#game.screen, after),
      flights: [...this.#game.flights, ...flights],
      sheet: opens ? this.#game.logLines.length : this.#game.sheet,
    };
    this.#changed(this.#game);
  }
}
