import type { Game, GameState, Setup, Tagged } from '../game.ts';
import { allSeats, type Viewer } from '../seat.ts';
import { textOf } from './json.ts';
import { type Chooser, type Step, stepsOf } from './play.ts';

/** How much of a game is printed. */
export interface Printing<State, Move, Event> {
  /** Whether everybody's view is printed after this step; if left out, when a phase is first reached. */
  readonly viewsAfter?: (step: Step<State, Move, Event>) => boolean;
}

/**
 * A whole game as text: a line a move, a line an event as it really happened, and, at some moments and at the end,
 * what each viewer sees: a spectator's view field by field, and of each seat's what differs from it. Printed once
 * and kept, such a text shows every later change of the rules; it proves none right.
 */
export function goldenPlaythrough<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  setup: Setup<Options>,
  choose: Chooser<State, Move>,
  { viewsAfter = firstOfPhase() }: Printing<State, Move, Event> = {},
): string {
  const { seats, options, owner, seed } = setup;
  const lines = [`${game.id}, ${seats} seats, ${notation(options)}, owner ${owner}, seed ${seed}`];
  for (const step of stepsOf(game, setup, choose)) {
    lines.push('', headingOf(step), ...step.events.map((event) => `  ${tagged(event)}`));
    const result = game.result(step.after);
    if (result !== null || viewsAfter(step)) lines.push(...viewLines(game, step.after, seats));
    for (const { place, seat, score } of result?.standings ?? []) {
      lines.push(`  place ${place}: seat ${seat} with ${score}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Tells a step by which a phase is reached that was not before. */
function firstOfPhase(): (step: { readonly after: GameState }) => boolean {
  const reached = new Set<string>();
  return ({ after }) => {
    const known = reached.has(after.phase.name);
    reached.add(after.phase.name);
    return !known;
  };
}

function headingOf({ number, by }: Step<unknown, Tagged, unknown>): string {
  return by === null ? 'opening' : `${number}. seat ${by.seat}: ${tagged(by.move)}`;
}

function viewLines<State extends GameState>(
  game: { hide(state: State, viewer: Viewer): State },
  state: State,
  seats: number,
): readonly string[] {
  const common = fieldLines(game.hide(state, 'spectator'));
  const lines = ['  a spectator sees', ...common.map((line) => `    ${line}`)];
  for (const seat of allSeats(seats)) {
    const own = fieldLines(game.hide(state, seat)).filter((line) => !common.includes(line));
    if (own.length > 0) lines.push(`  seat ${seat} sees`, ...own.map((line) => `    ${line}`));
  }
  return lines;
}

/** A line for each field of an object, and of the objects in it; a list stays in one line. */
function fieldLines(value: object, path = ''): readonly string[] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const isObject = typeof field === 'object' && field !== null && !Array.isArray(field);
    return isObject ? fieldLines(field, `${path}${name}.`) : [`${path}${name} ${notation(field)}`];
  });
}

/** A move or event: its type, then its fields. */
function tagged({ type, ...fields }: Tagged): string {
  return Object.keys(fields).length === 0 ? type : `${type} ${notation(fields)}`;
}

/** JSON without the quotes round cards, names and other plain words. */
function notation(value: unknown): string {
  return textOf(value).replaceAll(/"([\w?#-]+)"/g, '$1');
}
