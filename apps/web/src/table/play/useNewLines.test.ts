// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LogLine } from '../../session/gameSession.ts';
import { message } from '../../language/message.ts';
import { useNewLines } from './useNewLines.ts';

afterEach(cleanup);

/** Returns lines with these keys. Looked-up lines have keys below 0, the first of them the highest. */
const lines = (...keys: readonly number[]): readonly LogLine[] =>
  keys.map((key) => ({ key, at: 1, mark: '', sentence: message('board.no-card-lies') }));

/** Returns the keys of the lines taken from a log as it continues. */
function follow(logLines: readonly LogLine[]) {
  const taken: (readonly number[])[] = [];
  const take = (fresh: readonly LogLine[]) => void taken.push(fresh.map(({ key }) => key));
  const { rerender } = renderHook((now: readonly LogLine[]) => useNewLines(now, take), { initialProps: logLines });
  return { taken, goOn: rerender };
}

it('takes each new line once, simultaneous lines together', () => {
  const { taken, goOn } = follow(lines(0));
  goOn(lines(0, 1, 2));
  goOn(lines(0, 1, 2));
  goOn(lines(0, 1, 2, 3));
  expect(taken).toEqual([[1, 2], [3]]);
});

it('takes no lines from before the viewer came, even loaded ones', () => {
  expect(follow(lines(-1, -2, -3)).taken).toEqual([]);
  expect(follow(lines(-1, -2, 5)).taken).toEqual([]);
  expect(follow(lines(0, 1, -1, -2)).taken).toEqual([]);
});

it('takes no lines that are loaded later', () => {
  const { taken, goOn } = follow(lines());
  goOn(lines(-1, -2));
  goOn(lines(-1, -2, 0));
  expect(taken).toEqual([[0]]);
});
