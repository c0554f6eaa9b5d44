import type { Game, GameState, Setup, Tagged } from '../game.ts';
import { type Chooser, type Step, stepsOf } from '../play.ts';
import { allSeats, type Viewer } from '../seat.ts';
import { textOf } from './json.ts';
import { firstSeals, type Seal, sealsAfter } from './seals.ts';

/** The number of moves between printed seals. */
const MOVES_A_SEAL = 20;

/**
 * Returns a whole game as text, with one line for each move and its real events. When each phase first occurs, and at the end, the
 * text shows each viewer's view. A spectator's view appears field by field, and each seat's view by its differences. In between,
 * some lines show each viewer's seal, a hash of everything that the viewer has received and seen. Such a golden text reveals every
 * later change of the rules, but does not prove that a rule is right.
 */
export function goldenPlaythrough<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  setup: Setup<Options>,
  choose: Chooser<State, Move>,
): string {
  const { seats, options, owner, seed } = setup;
  const lines = [`${game.id}, ${seats} seats, ${notation(options)}, owner ${owner}, seed ${seed}`];
  const reached = new Set<string>();
  let seals = firstSeals(seats);
  for (const step of stepsOf(game, setup, choose)) {
    const { number, after } = step;
    const result = game.result(after);
    seals = sealsAfter(game, seals, step);
    lines.push(...stepLines(step));
    if (result !== null || !reached.has(after.phase.name)) lines.push(...viewLines(game, after, seats));
    if (number % MOVES_A_SEAL === 0) lines.push(sealLine(seals));
    for (const { place, seat, score } of result?.standings ?? []) lines.push(`  place ${place}: seat ${seat} with ${score}`);
    reached.add(after.phase.name);
  }
  return `${[...lines, sealLine(seals)].join('\n')}\n`;
}

/** Returns a line with a move and its first event, then a line for each further event. */
function stepLines({ number, by, events }: Step<unknown, Tagged, Tagged>): readonly string[] {
  const cause = by === null ? 'opening' : `${number}. seat ${by.seat}: ${tagged(by.move)}`;
  const [first, ...others] = events.map(tagged);
  return [`${cause} → ${first ?? 'nothing'}`, ...others.map((event) => `  ${event}`)];
}

function sealLine(seals: readonly Seal[]): string {
  return `  sealed ${seals.map(({ viewer, digits }) => `${viewer} ${digits}`).join(', ')}`;
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

/** Returns a line for each field of an object and of the objects in it; a list stays on one line. */
function fieldLines(value: object, path = ''): readonly string[] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const isObject = typeof field === 'object' && field !== null && !Array.isArray(field);
    return isObject ? fieldLines(field, `${path}${name}.`) : [`${path}${name} ${notation(field)}`];
  });
}

/** Returns a move or event as text: its type, then its fields. */
function tagged({ type, ...fields }: Tagged): string {
  return Object.keys(fields).length === 0 ? type : `${type} ${notation(fields)}`;
}

/** Returns JSON without quotes round cards, names and other plain words. Writes many hidden cards in a row as their number. */
function notation(value: unknown): string {
  return textOf(value)
    .replaceAll(/"([\w?#-]+)"/g, '$1')
    .replaceAll(/\?\?(?:,\?\?){2,}/g, (hidden) => `??×${(hidden.length + 1) / 3}`);
}
