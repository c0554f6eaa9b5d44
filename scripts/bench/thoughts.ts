import { type Frames, readTrace, type TraceEvent } from './trace.ts';

/** A task below this duration, in ms of an unslowed CPU, does not count as a search. */
const SEARCH = 3;
/** The time limit for a bot's search for a move on the phone, in ms. */
const LONGEST_THOUGHT = 300;
/** How much greater the fraction of missed frames may be during a bot's search than at other times. */
const MORE_MISSED = 0.15;

/** The searches of strong bots while a square flew over the table. */
export interface ThoughtFigures {
  /**
   * The duration of each search on the phone, in ms. A browser slows down only the page, so this is the worker's CPU time
   * multiplied by the slowdown factor.
   */
  readonly thoughts: readonly number[];
  /** The frames due while a bot searched. */
  readonly during: Frames;
  /** The frames due at other times. */
  readonly otherwise: Frames;
}

/**
 * Returns the searches in the workers of a traced page, and the frames due during searches and at other times. `slowed` is the
 * slowdown factor of the CPU.
 */
export function readThoughts(events: readonly TraceEvent[], slowed: number): ThoughtFigures {
  const page = events.find(({ name }) => name === 'flight-begins')?.pid;
  const workers = events.flatMap(({ name, pid, tid, args }) => {
    return name === 'thread_name' && pid === page && args.name?.startsWith('DedicatedWorker') === true ? [tid] : [];
  });
  const searches = events.filter(({ name, pid, tid, tdur = 0 }) => {
    return name === 'RunTask' && pid === page && workers.includes(tid) && tdur > SEARCH * 1000;
  });
  const isFrame = ({ name }: TraceEvent): boolean => name === 'PipelineReporter';
  const isDuring = (event: TraceEvent): boolean => searches.some(({ ts, dur = 0 }) => ts <= event.ts && event.ts < ts + dur);
  return {
    thoughts: searches.map(({ tdur = 0 }) => (tdur / 1000) * slowed),
    during: readTrace(events.filter((event) => !isFrame(event) || isDuring(event))).frames.flight,
    otherwise: readTrace(events.filter((event) => !isFrame(event) || !isDuring(event))).frames.flight,
  };
}

/** Returns one sentence for each figure over its budget, and one if no bot has searched. */
export function overBudget({ thoughts, during, otherwise }: ThoughtFigures): readonly string[] {
  const share = ({ frames, missed }: Frames): number => missed / Math.max(1, frames);
  const longest = Math.max(0, ...thoughts);
  return [
    ...(thoughts.length === 0 ? ['no bot has searched'] : []),
    ...(longest > LONGEST_THOUGHT ? [`a move took ${longest.toFixed(0)} ms, and may take ${LONGEST_THOUGHT}`] : []),
    ...(share(during) > share(otherwise) + MORE_MISSED ? ['more frames are missed while a bot searches'] : []),
  ];
}
