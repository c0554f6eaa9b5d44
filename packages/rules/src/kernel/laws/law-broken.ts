import type { Tagged } from '../game.ts';
import type { Seat, Viewer } from '../seat.ts';
import { firstDifference } from './json.ts';
import type { AnyStep } from './law.ts';

/** The place where a law was broken: the step, the event, the viewer, and the move that was tried. */
export interface BreachContext {
  readonly step?: AnyStep;
  readonly event?: Tagged;
  readonly viewer?: Viewer;
  /** A move that was tried in addition to the move of the step, and its seat. */
  readonly tried?: { readonly seat: Seat; readonly move: Tagged };
}

/** Thrown when a game breaks a law; the message says how and where. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';

  constructor(what: string, place: BreachContext = {}, details: readonly string[] = []) {
    super([what, ...linesOf(place), ...details].join('\n  '));
  }
}

/** Throws a `LawBroken` unless `found` equals `expected`; the message names the first path that differs. */
export function demandSame(what: string, expected: unknown, found: unknown, place: BreachContext = {}): void {
  const difference = firstDifference(expected, found);
  if (difference === null) return;
  throw new LawBroken(what, place, [
    `path: ${difference.path.join('.') || '(the whole)'}`,
    `expected: ${shown(difference.expected)}`,
    `found: ${shown(difference.found)}`,
  ]);
}

/** Throws a `LawBroken` unless `condition` is true. */
export function demand(condition: boolean, what: string, place: BreachContext = {}): asserts condition {
  if (!condition) throw new LawBroken(what, place);
}

function linesOf({ step, event, viewer, tried }: BreachContext): readonly string[] {
  const lines: string[] = [];
  if (step?.by === null) lines.push('at: the opening');
  else if (step !== undefined) lines.push(`at: move ${step.number}, seat ${step.by.seat}: ${shown(step.by.move)}`);
  if (event !== undefined) lines.push(`event: ${shown(event)}`);
  if (viewer !== undefined) lines.push(`viewer: ${viewer}`);
  if (tried !== undefined) lines.push(`tried: seat ${tried.seat}: ${shown(tried.move)}`);
  return lines;
}

/** Returns a value as text, shortened if it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}
