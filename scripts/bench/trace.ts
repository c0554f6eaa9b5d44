import type { CDPSession } from '@playwright/test';

/** The length below which tasks are ignored, in microseconds. */
const IDLE = 20_000;
/** The time between two frames, in microseconds. */
const FRAME = 1_000_000 / 60;
/** The state of a frame that needed no drawing. */
const UNCHANGED = 'STATE_NO_UPDATE_DESIRED';
const CATEGORIES = ['toplevel', 'blink.user_timing', 'cc', 'benchmark', 'disabled-by-default-devtools.timeline'];

/** The parts of a trace event that are read. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly frame_reporter?: { readonly state?: string };
    /** The name of a thread. */
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** The kind of movement: an animation, or a drag. */
type Movement = 'flight' | 'drag';

/** The number of frames due during an animation, and how many of them were dropped. */
export interface Frames {
  readonly frames: number;
  readonly missed: number;
  /** The fraction of the frames, from 0 to 1, that the page's own work delayed, no matter how busy the machine was. */
  readonly heldUp: number;
}

/** The figures of a trace during an animation. */
export interface TraceFigures {
  /** The frames of each kind of animation. */
  readonly frames: Readonly<Record<Movement, Frames>>;
  /** The duration of each main-thread task, in ms of CPU time. */
  readonly tasks: readonly number[];
}

/** Returns the share of dropped frames as text: `23 of 259 frames (9 %)`. */
export function missedOf({ frames, missed }: Frames): string {
  return `${missed} of ${frames} frames (${((100 * missed) / Math.max(1, frames)).toFixed(0)} %)`;
}

/** Starts a trace with additional categories. Resolves with a function that stops the trace and resolves with its events. */
export async function startTrace(line: CDPSession, more: readonly string[] = []): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  await line.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: [...CATEGORIES, ...more] } });
  return async () => {
    const complete = new Promise((resolve) => line.once('Tracing.tracingComplete', resolve));
    await line.send('Tracing.end');
    await complete;
    return events;
  };
}

/**
 * Returns the main-thread tasks of a trace, and the frames due between marks such as `drag-begins` and `drag-ends`. Throws if the
 * trace contains no movement.
 */
export function readTrace(events: readonly TraceEvent[]): TraceFigures {
  const own = events.find(({ name }) => /^(flight|drag)-begins$/.test(name));
  if (own === undefined) throw new Error('nothing has moved');
  const here = events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  // tasks that the player causes through the browser's tools do not count
  const asked = here.filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession');
  const isAsked = ({ ts, dur = 0 }: TraceEvent) => asked.some((event) => ts <= event.ts && event.ts <= ts + dur);
  const tasks = here.filter((event) => event.name === 'RunTask' && (event.tdur ?? 0) > IDLE && !isAsked(event));
  return {
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
    frames: { flight: framesOf('flight', own, events), drag: framesOf('drag', own, events) },
  };
}

/** Returns the page's frames that were due during a kind of movement. `own` is an event of the page's thread. */
function framesOf(movement: Movement, own: TraceEvent, events: readonly TraceEvent[]): Frames {
  const marks = events.filter(({ name }) => name.startsWith(`${movement}-`)).toSorted((a, b) => a.ts - b.ts);
  const times = marks.flatMap(({ name, ts }, k) => (name.endsWith('-begins') ? [[ts, marks[k + 1]?.ts ?? ts] as const] : []));
  const within = events.filter(({ pid, ts }) => pid === own.pid && times.some(([from, to]) => from <= ts && ts < to));
  const frames = within.filter(
    ({ name, args }) => name === 'PipelineReporter' && (args.frame_reporter?.state ?? UNCHANGED) !== UNCHANGED,
  );
  const missed = frames.filter(({ args }) => args.frame_reporter?.state === 'STATE_DROPPED');
  return { frames: frames.length, missed: missed.length, heldUp: heldUpIn(within.filter(({ tid }) => tid === own.tid)) };
}

/** Returns the fraction of frames missed because of long tasks, among those for which the page's thread worked. */
function heldUpIn(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const passed = tasks.reduce((sum, { tdur = 0 }) => sum + Math.floor(tdur / FRAME), 0);
  const made = events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').length;
  return passed / Math.max(1, made + passed);
}
