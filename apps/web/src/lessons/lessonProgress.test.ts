import type { GameId } from '@chinwag/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { lessonInSight } from '../session/practice/storedLesson.ts';
import { practiceInSight, savePractice, storedPractice } from '../session/practice/practice.ts';
import type { MadeMove, StoredPractice } from '../session/practice/storedPractice.ts';
import { lesson } from '../games/chinkway/lesson.ts';
import { LessonProgress } from './lessonProgress.ts';

const GAME: GameId = 'chinkway';

const move = (card: string): MadeMove => [0, { type: 'play', card } as MadeMove[1]];

/** Returns the game of the lesson after these moves. */
function after(...moves: readonly MadeMove[]): StoredPractice {
  return { seats: lesson.seats, owner: 0, you: 0, options: {}, seed: lesson.seed, moves, strength: 'sensible', over: false };
}

beforeEach(() => {
  const things = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, text: string) => void things.set(key, text),
    removeItem: (key: string) => void things.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the progress on a page that has just opened the lesson. */
function page() {
  const handedOver = vi.fn<() => void>();
  const progress = new LessonProgress(GAME, lesson, handedOver);
  const table = createStore<{ readonly game: { readonly shown: number; readonly newest: number } | null }>(() => ({ game: null }));
  progress.follow(table);
  return { progress, handedOver, table };
}

/** Shows a note of the coach and reads it. */
function read({ progress: { coach } }: ReturnType<typeof page>, id: string): void {
  const slip = lesson.slips.find((each) => each.id === id);
  if (slip === undefined) throw new Error(`no slip ${id}`);
  coach.read({ kind: 'slip', slip, ends: slip === lesson.slips.at(-1) });
}

const [FIRST = ''] = lesson.slips.map(({ id }) => id);

describe('a lesson in progress', () => {
  it('resumes after a reload, with the slips that were read and the game as shown', () => {
    const before = page();
    before.progress.keep(after(move('7C')));
    before.table.setState({ game: { shown: 7, newest: 7 } });
    read(before, FIRST);
    const { progress } = page();
    expect(progress.stored()).toEqual(after(move('7C')));
    expect([progress.coach.said, progress.coach.isThere]).toEqual([[FIRST], true]);
    expect(lessonInSight(GAME)).toEqual({ game: GAME, seats: lesson.seats, at: 'lesson' });
  });

  it('restarts if no move was fully shown yet, but keeps the slips that were read', () => {
    const before = page();
    before.table.setState({ game: { shown: 0, newest: 4 } });
    before.progress.keep(after(move('7C')));
    read(before, FIRST);
    const { progress } = page();
    expect([progress.stored(), progress.coach.said]).toEqual([after(), [FIRST]]);
  });

  it('resumes before the first unshown event, because a slip can be about it', () => {
    const { progress, table } = page();
    table.setState({ game: { shown: 7, newest: 7 } });
    progress.keep(after(move('7C')));
    table.setState({ game: { shown: 7, newest: 9 } });
    progress.keep(after(move('7C'), move('8C')));
    expect(page().progress.stored()).toEqual(after(move('7C')));
    table.setState({ game: { shown: 9, newest: 9 } });
    expect(page().progress.stored()).toEqual(after(move('7C'), move('8C')));
  });
});

describe('a lesson that the learner has left', () => {
  it('becomes the practice game, with every move', () => {
    const { progress, handedOver } = page();
    progress.keep(after(move('7C')));
    progress.coach.leave();
    expect(handedOver).toHaveBeenCalledOnce();
    expect(storedPractice(GAME).read()).toEqual(after(move('7C')));
    expect(lessonInSight(GAME)).toBeNull();
    // Until the page for practice games is open, changes belong to the practice game.
    progress.keep(after(move('7C'), move('8C')));
    expect(storedPractice(GAME).read()).toEqual(after(move('7C'), move('8C')));
    expect([lessonInSight(GAME), handedOver.mock.calls.length]).toEqual([null, 1]);
    expect(page().progress.coach.said).toEqual([]);
  });

  it('also becomes the practice game after its last slip', () => {
    const learnt = page();
    learnt.progress.keep(after(move('7C')));
    read(learnt, lesson.slips.at(-1)?.id ?? '');
    expect(practiceInSight(GAME)).toEqual({ game: GAME, seats: lesson.seats, at: 'practice' });
  });

  it('does not replace a stored practice game and continues here without a coach', () => {
    const waiting = { ...after(move('AS')), seed: 'ab'.repeat(32) };
    savePractice(GAME, waiting);
    const { progress, handedOver } = page();
    progress.keep(after(move('7C')));
    progress.coach.leave();
    progress.keep(after(move('7C'), move('8C')));
    expect(handedOver).not.toHaveBeenCalled();
    expect(storedPractice(GAME).read()).toEqual(waiting);
    const later = page().progress;
    expect([later.stored(), later.coach.isThere]).toEqual([after(move('7C'), move('8C')), false]);
  });

  it('ends when another game begins at its table', () => {
    const { progress, handedOver } = page();
    progress.keep(after(move('7C')));
    const another = { ...after(), seed: 'cd'.repeat(32) };
    progress.keep(another);
    expect([progress.coach.isThere, storedPractice(GAME).read()]).toEqual([false, another]);
    expect(handedOver).toHaveBeenCalledOnce();
  });
});
