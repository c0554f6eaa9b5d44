import { defaultOptions, findGame, type GameId, type GameState, type Seat, type Tagged } from '@chinwag/rules';
import { pick, type Random, randomChooser, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { describe, expect, it } from 'vitest';
import { aboutAt, type FirstTime, LEARNER, type Lesson, type LessonView, saidAt } from '../board/lesson.ts';
import { GAMES } from '../games/catalogue.ts';
import { hasLesson, lessonOf } from '../games/lessons.ts';
import type { Message } from '../language/message.ts';
import { Coach } from './coach.ts';
import { firstTimesOf } from './firstTimes/firstTimesOf.ts';
import type { Claim } from './testing/claims.ts';
import { learnersTable } from './testing/taught.ts';

/** The claims of a game's sentences, by their keys without the game's name. */
type AnyClaims = Readonly<Record<string, Claim<GameState, Tagged>>>;

const FILES = import.meta.glob<AnyClaims>('../games/*/testing/claims.ts', { import: 'claims', eager: true });

/** The number of deals that are played of each game. */
const DEALS = 200;

/* The number of moves that are checked in a deal that does not end. Every tenth deal continues with the next deals. */
const MOVES = 100;
const LONGER = 500;

/* The coach is asked about at most this many moves at a moment. */
const ASKED_OF = 4;

/** Sentences that are too rare for randomly played deals. */
const RARE: ReadonlySet<string> = new Set([
  'chinkway.first.request', 'chinaso.first.chinaso', 'chinchon.chinchon', 'chinchon.first.danger', 'chinchon.first.reenlist',
  'chapanka.first.chapanka',
]);

type LearnersView = LessonView<GameState, Tagged>;

/** A sentence at a moment: its targets, and the move that it advises against. */
interface SaidThen {
  readonly id: string;
  readonly says: readonly Message[];
  readonly move: Tagged | null;
}

/** Plays a deal at random, and passes every moment to `look`: the full state, and what the learner sees. */
function playDeal(
  id: GameId, lesson: Lesson, random: Random, most: number, look: (real: GameState, view: LearnersView) => void,
): void {
  const game = findGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  const players = learnersTable(lesson.seats);
  const options = { ...defaultOptions<object>(game.options), ...lesson.options };
  const owner: Seat = random.below(lesson.seats);
  const { state: started, events } = game.begin({ seats: lesson.seats, owner, options, seed: randomSeed(random) });
  let state = started;
  const happen = (all: readonly Tagged[]) => {
    for (const [k, event] of all.entries()) {
      state = game.evolve(state, event);
      // legal moves are offered once all events have been shown
      const moves = k === all.length - 1 && game.actors(state).includes(LEARNER) ? game.legalMoves(state, LEARNER) : [];
      look(state, { state: game.hide(state, LEARNER), viewer: LEARNER, players, seat: LEARNER, moves });
    }
  };
  happen(events);
  const choose = randomChooser(game, random);
  for (let made = 0; made < most; made++) {
    const chosen = choose(state);
    if (chosen === null || (most === MOVES && state.records.length > 0)) return;
    happen(game.decide(state, chosen.seat, chosen.move));
  }
}

/**
 * Returns every sentence that could be shown at a moment: the notes that are due, advice against some of the moves, and hints for
 * practice.
 */
function saidThen(
  view: LearnersView, coach: Coach, lesson: Lesson, firstTimes: readonly FirstTime[], random: Random,
): readonly SaidThen[] {
  const all: SaidThen[] = [];
  const hear = (said: Parameters<typeof saidAt>[0] & Parameters<typeof aboutAt>[0], id: string, move: Tagged | null) => {
    const says = saidAt(said, view);
    all.push({ id, says: 'key' in says ? [says] : says, move });
    if (aboutAt(said, view).length === 0) throw new Error(`“${id}” speaks of no place`);
  };
  for (let slip = coach.slipAt(view); slip !== null; slip = coach.slipAt(view)) {
    hear(slip.slip, slip.slip.id, null);
    coach.read(slip);
  }
  for (const first of firstTimes) if (first.due(view)) hear(first, `first.${first.id}`, null);
  if (view.moves.length === 0 || !coach.isThere) return all;
  for (let asked = 0; asked < ASKED_OF; asked++) {
    const move = pick(view.moves, random);
    for (const counsel of lesson.counsels) if (counsel.against(move, view)) hear(counsel, counsel.id, move);
  }
  return all;
}

describe.each(GAMES.map(({ id }) => id).filter(hasLesson))('every sentence in the lesson of %s and after it', (id) => {
  it(`is true at every moment of ${DEALS} randomly played deals`, async () => {
    const lesson = await lessonOf(id);
    if (lesson === null) throw new Error(`${id} has no lesson`);
    const firstTimes = await firstTimesOf(id);
    const claims = FILES[`../games/${id}/testing/claims.ts`] ?? {};
    const random = randomFrom(28);
    const untrue = new Map<string, string>();
    const checked = new Set<string>();
    for (let deal = 0; deal < DEALS; deal++) {
      const coach = new Coach(lesson);
      playDeal(id, lesson, random, deal % 10 === 0 ? LONGER : MOVES, (real, view) => {
        for (const { id: said, says, move } of saidThen(view, coach, lesson, firstTimes, random)) {
          for (const { key, values } of says) {
            const claim = claims[key.replace(`lessons.${id}.`, '')];
            if (claim === undefined) throw new Error(`nothing is known of ${key}`);
            checked.add(key);
            if (claim !== 'rule' && !claim({ ...view, real, values, move })) untrue.set(key, `${said}, in deal ${deal}`);
          }
        }
      });
    }
    expect([...untrue]).toEqual([]);
    const unsaid = Object.keys(claims).filter((key) => !checked.has(`lessons.${id}.${key}`) && !RARE.has(`${id}.${key}`));
    expect(unsaid).toEqual([]);
  });
});
