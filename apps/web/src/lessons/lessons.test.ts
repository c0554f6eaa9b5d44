import type { GameId } from '@chinwag/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { AT_HOME, catalogued, GAMES } from '../games/catalogue.ts';
import { LANGUAGES } from '../language/languages.ts';
import { useSpoken } from '../language/language.ts';
import { speak } from '../language/load.ts';
import { spokenAll } from '../language/spokenAll.ts';
import type { Lesson } from '../board/lesson.ts';
import { hasLesson, lessonOf as loadLesson } from '../games/lessons.ts';
import { type Learner, taught } from './testing/taught.ts';

const TAUGHT = GAMES.map(({ id }) => id).filter(hasLesson);

const lessons = new Map<GameId, Lesson>();

beforeAll(async () => {
  for (const id of TAUGHT) {
    const lesson = await loadLesson(id);
    if (lesson !== null) lessons.set(id, lesson);
  }
});

function lessonOf(id: GameId): Lesson {
  const lesson = lessons.get(id);
  if (lesson === undefined) throw new Error(`${id} has no lesson`);
  return lesson;
}

it('all games on the home page have a lesson', () => {
  expect(TAUGHT).toEqual(AT_HOME.map(({ id }) => id));
});

/** Notes and advice that occur only with other moves or other cards. */
const RARE: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  chinchon: ['settle'], chanoyu: ['nobody'],
};

describe.each(TAUGHT)('the lesson of %s', (id) => {
  it('shows every slip to a learner who plays well, and no advice against a move', () => {
    const { slips, words, hasEnded, moves } = taught(id, lessonOf(id), 'heeds');
    const all = lessonOf(id).slips.map((slip) => slip.id);
    expect(new Set([...slips, ...(RARE[id] ?? [])])).toEqual(new Set(all));
    expect(slips.at(-1)).toBe('end');
    expect({ words, hasEnded }).toEqual({ words: [], hasEnded: true });
    expect(moves).toBeGreaterThan(9);
    expect(moves).toBeLessThan(25);
  });

  it.each<Learner>(['first', 'last'])('ends without repetitions if the learner always makes the %s move', (learner) => {
    const { slips, words, hasEnded } = taught(id, lessonOf(id), learner);
    expect(hasEnded).toBe(true);
    expect(new Set(slips).size).toBe(slips.length);
    expect(new Set(words).size).toBe(words.length);
  });

  it('gives advice to a learner who plays badly', () => {
    const words = (['first', 'last'] as const).flatMap((learner) => taught(id, lessonOf(id), learner).words);
    expect(words.length).toBeGreaterThan(0);
  });

  it('has complete sentences in every language', async () => {
    const { says } = taught(id, lessonOf(id), 'heeds');
    const pack = catalogued(id)?.pack ?? 'french';
    for (const language of LANGUAGES) {
      await speak(language);
      const spoken = useSpoken.getState().language;
      if (spoken === null) throw new Error('nothing is spoken');
      for (const said of says) expect(spokenAll(said, spoken, pack)).toMatch(/^[^{}]{12,}$/u);
    }
    await speak('en');
  });
});
