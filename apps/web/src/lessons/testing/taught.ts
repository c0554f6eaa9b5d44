import { findBot, plainThought } from '@chinwag/bots';
import {
  DecisionEpochs, defaultOptions, findGame, type GameId, type GameState, type HiddenState, type Seat, type Tagged,
} from '@chinwag/rules';
import { decisionSeed } from '@chinwag/rules/fair';
import type { Player } from '../../board/gameView.ts';
import type { ReadOut } from '../../board/screen.ts';
import { Coach } from '../coach.ts';
import { aboutAt, LEARNER, type Lesson, type LessonView, saidAt, type SpokenOf } from '../../board/lesson.ts';

/** A kind of simulated learner, who plays a bot's choice (`heeds`), the first legal move, or the last. */
export type Learner = 'heeds' | 'first' | 'last';

/** A lesson played to its end: the ids of the notes and advice, and everything that was shown. */
export interface Taught {
  readonly slips: readonly string[];
  readonly words: readonly string[];
  readonly says: readonly ReadOut[];
  /** All events, with full knowledge of the cards. */
  readonly happenings: readonly TaughtEvent[];
  /** The moment at which each note was shown or advice was given, by id. */
  readonly moments: ReadonlyMap<string, TaughtMoment>;
  /** The number of the learner's moves. */
  readonly moves: number;
  readonly hasEnded: boolean;
}

/** An event, and the states before and after it. */
interface TaughtEvent {
  readonly before: GameState;
  readonly event: Tagged;
  readonly after: GameState;
}

/**
 * A moment of a lesson: the number of events before it, and the note or advice with its targets. For advice, it also has the move
 * advised against.
 */
export interface TaughtMoment {
  readonly after: number;
  readonly says: ReadOut;
  readonly about: readonly SpokenOf[];
  readonly move: Tagged | null;
}

type LearnerMoment = LessonView<GameState, Tagged>;
type TaughtRemark = Parameters<typeof aboutAt>[0] & Parameters<typeof saidAt>[0];

/**
 * The number of decisions for which a lesson is followed if the learner never finishes a deal. Such a lesson has no dead end, but
 * continues.
 */
const MOST_DECISIONS = 1500;

/** Returns the players of a lesson at a table with `seats` seats. */
export function learnersTable(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat, name: `Player ${seat}`, kind: 'bot', you: seat === LEARNER, connected: true, standIn: false,
  }));
}

/**
 * Plays a lesson with real rules and bots, as the learner's seat sees it. Returns what happened. Throws if there is no such game.
 */
export function taught(id: GameId, lesson: Lesson, learner: Learner): Taught {
  const game = findGame(id);
  const bot = findBot(id);
  if (game === null || bot === null) throw new Error(`there is no ${id}`);
  const coach = new Coach(lesson);
  const slips: string[] = [];
  const words: string[] = [];
  const says: ReadOut[] = [];
  const happenings: TaughtEvent[] = [];
  const moments = new Map<string, TaughtMoment>();
  let moves = 0;
  const players = learnersTable(lesson.seats);
  const momentOf = (said: TaughtRemark, at: LearnerMoment, move: Tagged | null) => ({
    after: happenings.length, says: saidAt(said, at), about: aboutAt(said, at), move,
  });
  const look = (state: GameState, may: readonly Tagged[]) => {
    const moment = { state: game.hide(state, LEARNER), viewer: LEARNER, players, seat: LEARNER, moves: may };
    for (let slip = coach.slipAt(moment); slip !== null; slip = coach.slipAt(moment)) {
      slips.push(slip.slip.id);
      moments.set(slip.slip.id, momentOf(slip.slip, moment, null));
      says.push(saidAt(slip.slip, moment));
      coach.read(slip);
    }
    return moment;
  };
  // The same random numbers in the same decision as in the real lesson.
  const epochs = new DecisionEpochs(game, lesson.seats);
  let seq = 0;
  const botsMove = (view: HiddenState<GameState>, seat: Seat): Tagged =>
    bot.choose({ ...plainThought(view, seat), seed: decisionSeed(lesson.seed, seat, epochs.of(seat)) });
  const chosen = (state: GameState, seat: Seat): Tagged => {
    const view = game.hide(state, seat);
    if (seat !== LEARNER) return botsMove(view, seat);
    const may = game.legalMoves(view, seat);
    const moment = look(state, may);
    const meant = bot.choose(plainThought(view, seat));
    const move = (learner === 'heeds' ? meant : learner === 'first' ? may[0] : may.at(-1)) ?? meant;
    const word = coach.wordAgainst(move, moment);
    if (word !== null) {
      words.push(word.counsel.id);
      moments.set(word.counsel.id, momentOf(word.counsel, moment, move));
      says.push(saidAt(word.counsel, moment));
    }
    moves += 1;
    return move;
  };
  const options = { ...defaultOptions<object>(game.options), ...lesson.options };
  const { state: started, events } = game.begin({ seats: lesson.seats, owner: LEARNER, options, seed: lesson.seed });
  let state = started;
  const happen = (all: readonly Tagged[]) => {
    for (const event of all) {
      const before = state;
      state = game.evolve(before, event);
      epochs.follow(before, state, ++seq);
      happenings.push({ before, event, after: state });
      look(state, []);
    }
  };
  happen(events);
  for (let made = 0; coach.isThere && made < MOST_DECISIONS; made++) {
    const pending = game.actors(state);
    const seat = pending.includes(LEARNER) ? LEARNER : pending[0];
    if (seat === undefined) break;
    happen(game.decide(state, seat, chosen(state, seat)));
    epochs.moved(seat, seq);
  }
  return { slips, words, says, happenings, moments, moves, hasEnded: !coach.isThere };
}
