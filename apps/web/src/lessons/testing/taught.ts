import { findBot, plainThought } from '@chinwag/bots';
import { DecisionEpochs, defaultOptions, findGame, type GameId, type GameState, type Seat, type Tagged } from '@chinwag/rules';
import { decisionSeed } from '@chinwag/rules/fair';
import type { ReadOut } from '../../board/screen.ts';
import { Coach } from '../coach.ts';
import { LEARNER, type Lesson, saidAt } from '../../board/lesson.ts';

/** What a learner does: what a bot would do in their place, the first move there is, or the last. */
export type Learner = 'heeds' | 'first' | 'last';

/** A lesson played to its end: the slips and words, by their names, and all that was said. */
export interface Taught {
  readonly slips: readonly string[];
  readonly words: readonly string[];
  readonly says: readonly ReadOut[];
  /** How often the learner has moved. */
  readonly moves: number;
  readonly hasEnded: boolean;
}

/** A lesson in which the learner never ends a deal has no dead end: it goes on. So long one is watched. */
const MOST_DECISIONS = 1500;

/** Plays a lesson with real rules and bots, as the learner's seat sees it. */
export function taught(id: GameId, lesson: Lesson, learner: Learner): Taught {
  const game = findGame(id);
  const bot = findBot(id);
  if (game === null || bot === null) throw new Error(`there is no ${id}`);
  const coach = new Coach(lesson);
  const slips: string[] = [];
  const words: string[] = [];
  const says: ReadOut[] = [];
  let moves = 0;
  const players = Array.from({ length: lesson.seats }, (_, seat) => ({
    seat, name: `Player ${seat}`, kind: 'bot', you: seat === LEARNER, connected: true, standIn: false,
  }) as const);
  const look = (state: GameState, may: readonly Tagged[]) => {
    const moment = { state: game.hide(state, LEARNER), viewer: LEARNER, players, seat: LEARNER, moves: may };
    for (let slip = coach.slipAt(moment); slip !== null; slip = coach.slipAt(moment)) {
      slips.push(slip.slip.id);
      says.push(saidAt(slip.slip, moment));
      coach.read(slip);
    }
    return moment;
  };
  // The same chance in the same decision as where the lesson is given.
  const epochs = new DecisionEpochs(game, lesson.seats);
  let seq = 0;
  const botsMove = (view: GameState, seat: Seat): Tagged =>
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
      epochs.follow(before, (state = game.evolve(before, event)), ++seq);
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
  return { slips, words, says, moves, hasEnded: !coach.isThere };
}
