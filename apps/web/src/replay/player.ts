import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyGameScreen } from '../board/screen.ts';
import type { LogEntry } from '../board/logEntry.ts';
import { dealLines } from '../session/dealLines.ts';
import { type GameOnTable, GameSession } from '../session/gameSession.ts';
import type { Schedule } from '../session/playback.ts';
import type { RecordedGame } from './recordedGame.ts';
import { playersSeenBy } from './replayPlayers.ts';
import { screenAgain } from './screenAgain.ts';
import { dealUpTo, type Eyes, type ReplayLook, lookAt, messageOf, snapshotAt } from './sight.ts';
import {
  dealAt, type EventNumber, stateAt, type Stride, strideFrom, type Timeline, timelineOf, within,
} from './timeline.ts';

/** The speeds of a replay, as factors of its own pauses. */
export const PACES = { slow: 2, normal: 1, fast: 0.5, faster: 0.2 } as const;

/** The number of deals prepared beforehand. */
const PREPARED = 2;

/** The name of a replay's speed. */
export type ReplaySpeed = keyof typeof PACES;

/** The state of a replay, as displayed by the page. */
export interface ReplayView {
  readonly game: GameOnTable;
  readonly moment: EventNumber;
  readonly eyes: Eyes;
  readonly pace: ReplaySpeed;
  /** Whether the replay is playing. */
  readonly playing: boolean;
}

/** The options of a replay: its game, its screen, and its start. */
export interface ReplayOptions {
  readonly recorded: RecordedGame;
  readonly screen: AnyGameScreen;
  /** Returns how long these lines take to speak, in ms, or 0 if the user does not want the wait. */
  readonly speech: (lines: readonly LogEntry[]) => number;
  readonly schedule: Schedule;
  /** The moment at which to start, or null for the beginning. */
  readonly at: EventNumber | null;
  readonly eyes: Eyes;
}

/**
 * Replays a finished game: goes to any moment, forwards and backwards, from any viewpoint. The same kind of session as at a table
 * shows forward steps. The session receives what a table would have sent.
 */
export class Replay {
  readonly store: StoreApi<ReplayView>;
  readonly recorded: RecordedGame;
  readonly timeline: Timeline;
  readonly #session: GameSession;
  readonly #screen: AnyGameScreen;
  #eyes: Eyes;

  constructor(options: ReplayOptions) {
    const { recorded, speech, schedule, at, eyes } = options;
    const screen = screenAgain(options.screen);
    this.recorded = recorded;
    this.#screen = screen;
    this.#eyes = eyes;
    this.timeline = timelineOf(options.screen, recorded.setup, recorded.events);
    const moment = within(this.timeline, at ?? 0);
    this.#session = new GameSession(snapshotAt(this.#look, moment), {
      screen,
      players: () => playersSeenBy(recorded, this.#eyes),
      pace: () => PACES[this.store.getState().pace],
      speech,
      schedule,
      changed: (game) => this.#changed(game),
    });
    this.store = createStore<ReplayView>(() => ({
      game: this.#session.game, moment, eyes, pace: 'normal', playing: false,
    }));
    this.#tellDeal(moment);
  }

  /** Goes to a moment at once. */
  goTo(moment: EventNumber): void {
    this.pause();
    const to = within(this.timeline, moment);
    if (to !== this.store.getState().moment) this.#show(to);
  }

  /** Goes one stride back or forward. One turn forward appears as it happened; every other stride is a jump. */
  stride(stride: Stride, way: 'back' | 'on'): void {
    this.pause();
    const { moment } = this.store.getState();
    const to = strideFrom(this.timeline, moment, stride, way);
    if (to === null) return;
    if (stride === 'turn' && way === 'on') this.#tell(moment, to);
    else this.goTo(to);
  }

  /** Plays to the end. At the end, plays from the beginning. */
  play(): void {
    const { length } = this.timeline.events;
    if (this.store.getState().playing) return;
    if (this.store.getState().moment === length) this.goTo(0);
    this.store.setState({ playing: true });
    this.#tell(this.store.getState().moment, length);
  }

  /** Pauses at the current moment. */
  pause(): void {
    const { playing, moment } = this.store.getState();
    if (!playing) return;
    this.store.setState({ playing: false });
    this.#show(moment);
  }

  /** Shows the same moment from a different viewpoint. */
  lookWith(eyes: Eyes): void {
    if (eyes === this.#eyes) return;
    this.pause();
    this.#eyes = eyes;
    this.store.setState({ eyes });
    this.#show(this.store.getState().moment);
  }

  /** Changes the speed from now on. */
  setPace(pace: ReplaySpeed): void {
    this.store.setState({ pace });
  }

  /** Does the work of a jump in advance, so that the first jump is as fast as later ones. */
  prepare(): void {
    for (const deal of this.timeline.deals.slice(0, PREPARED)) {
      snapshotAt(this.#look, deal.end);
      dealLines(dealUpTo(this.#look, deal, deal.end), stateAt(this.timeline, deal.end).records, {
        screen: this.#screen, players: playersSeenBy(this.recorded, this.#eyes),
      });
    }
  }

  /** Ends the replay, and shows nothing more. */
  end(): void {
    this.#session.end();
  }

  get #look(): ReplayLook {
    return { ...lookAt(this.recorded, this.timeline), eyes: this.#eyes };
  }

  #show(moment: EventNumber): void {
    this.#session.restart(snapshotAt(this.#look, moment));
    this.#tellDeal(moment);
    this.store.setState({ moment });
  }

  /** Sends the earlier events of the deal, without announcing them. */
  #tellDeal(moment: EventNumber): void {
    this.#session.lookBack(dealUpTo(this.#look, dealAt(this.timeline, moment), moment));
  }

  #tell(from: EventNumber, to: EventNumber): void {
    // earlier lines count as seen
    this.#session.skip();
    this.#session.receive(messageOf(this.#look, from, to));
  }

  #changed(game: GameOnTable): void {
    const moment = this.#session.shownSeq;
    const { playing } = this.store.getState();
    this.store.setState({ game, moment, playing: playing && moment < this.timeline.events.length });
  }
}
