import type { GameState } from './game.ts';

/** Returns everybody's score at the start (all 0) and after each scored deal. The game's score must be the sum of the points. */
export function courseOfPoints({ records }: Pick<GameState, 'records'>, seats: number): readonly (readonly number[])[] {
  const course: (readonly number[])[] = [Array.from({ length: seats }, () => 0)];
  for (const { points } of records) {
    course.push((course.at(-1) ?? []).map((score, seat) => score + (points[seat] ?? 0)));
  }
  return course;
}
