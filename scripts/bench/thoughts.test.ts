import { expect, it } from 'vitest';
import { overBudget, readThoughts } from './thoughts.ts';
import type { TraceEvent } from './trace.ts';

const SLOWED = 4;
const [PAGE, WORKER] = [{ pid: 1, tid: 1 }, { pid: 1, tid: 2 }];

/** Returns a trace of two seconds in which a worker searches once, for `searchMs`, and the given frames of 100 are dropped. */
function traceOf(searchMs: number, dropped: readonly number[] = []): readonly TraceEvent[] {
  const frame = (number: number): TraceEvent => {
    const state = dropped.includes(number) ? 'STATE_DROPPED' : 'STATE_PRESENTED_ALL';
    return { ...PAGE, name: 'PipelineReporter', ts: 1000 + number * 20_000, args: { frame_reporter: { state } } };
  };
  return [
    { ...WORKER, name: 'thread_name', ts: 0, args: { name: 'DedicatedWorker thread' } },
    { ...PAGE, name: 'flight-begins', ts: 0, args: {} },
    { ...WORKER, name: 'RunTask', ts: 200_000, dur: searchMs * 1000, tdur: searchMs * 1000, args: {} },
    { ...WORKER, name: 'RunTask', ts: 900_000, dur: 1000, tdur: 1000, args: {} },
    { ...PAGE, name: 'RunTask', ts: 950_000, dur: 90_000, tdur: 90_000, args: {} },
    ...Array.from({ length: 100 }, (_, number) => frame(number)),
    { ...PAGE, name: 'flight-ends', ts: 2_000_000, args: {} },
  ];
}

it('counts only searches of the worker, with their duration on the phone', () => {
  const figures = readThoughts(traceOf(70, [50]), SLOWED);
  expect(figures).toMatchObject({ thoughts: [280], during: { frames: 4, missed: 0 }, otherwise: { frames: 96, missed: 1 } });
  expect(overBudget(figures)).toEqual([]);
});

it.each([
  ['a search that takes too long', traceOf(76), /304 ms/],
  ['frames that are missed while a bot searches', traceOf(70, [11, 12]), /more frames/],
  ['a bot that does not search', traceOf(1), /no bot/],
])('%s is over the budget', (_, trace, says) => {
  expect(overBudget(readThoughts(trace, SLOWED)).join()).toMatch(says);
});
