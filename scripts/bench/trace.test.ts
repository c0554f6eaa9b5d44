import { expect, test } from 'vitest';
import { readTrace, type TraceEvent } from './trace.ts';

const PAGE = { pid: 7, tid: 1, args: {} };
const at = (name: string, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({ name, ts: ms * 1000, ...PAGE, ...more });
const task = (ms: number, lasts: number, more: Partial<TraceEvent> = {}) =>
  at('RunTask', ms, { dur: lasts * 1000, tdur: lasts * 1000, ...more });
const frame = (ms: number) => at('ProxyMain::BeginMainFrame', ms);

test('a page task longer than a frame delays one drag frame for each frame it spans', () => {
  const frames = Array.from({ length: 17 }, (_, k) => frame(100 + k * 17));
  const tasks = [task(120, 9), task(150, 40), task(200, 18)];
  const { frames: { drag } } = readTrace([at('drag-begins', 100), ...frames, ...tasks, at('drag-ends', 500)]);
  expect(drag.heldUp).toBeCloseTo(3 / 20);
});

test('tasks of another thread, or before or after the drag, delay no frame', () => {
  const events = [at('drag-begins', 100), frame(120), at('drag-ends', 500)];
  const { frames: { drag } } = readTrace([...events, task(50, 90), task(600, 90), task(200, 90, { tid: 2 })]);
  expect(drag.heldUp).toBe(0);
});
