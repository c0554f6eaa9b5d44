import { type AnyGame, findGame, games } from '@chinwag/rules';
import { type GameFile, gameFileText, readExport } from '@chinwag/rules/game-file';
import { playedChainedFile, playedFile, resealed } from '@chinwag/rules/testing/played-file';
import { checked } from '../../docs/check-game.mjs';
import { opinionOn } from './opinion.ts';

/** The number of games to play, and the number of game files to tamper with. */
export interface Amounts {
  readonly games: number;
  readonly tampered: number;
}

/** The result of a comparison: how many files all three programs accepted and refused, and the files on which they disagreed. */
export interface Comparison {
  readonly taken: number;
  readonly refused: number;
  /** The number of files that only the app refuses, because they break the rules of the game, which no checker verifies. */
  readonly unlawful: number;
  readonly disagreed: readonly string[];
}

/**
 * Compares the verdicts of three programs on the same files: the app, the checker in the docs, and the second checker. Returns the
 * result.
 */
export function compare({ games: count, tampered }: Amounts): Comparison {
  const files = Array.from({ length: count }, (_, number) => played(number));
  const short = files.filter((file) => file.moves.length < 700);
  const texts = [
    ...files.map((file) => ['honest', gameFileText(file)] as const),
    ...Array.from({ length: tampered }, (_, number) => tamperedWith(short[number % short.length] ?? played(0), number)),
  ];
  const [disagreed, all]: [string[], { app: boolean; first: boolean }[]] = [[], []];
  for (const [number, [what, text]] of texts.entries()) {
    const app = readExport(text, findGame).ok;
    const wrong = opinionOn(text);
    const first = checked(() => Buffer.from(text)).status === 0;
    const isHonest = what === 'honest';
    if (first !== (wrong === null) || (app && !first) || (isHonest && !app)) {
      disagreed.push(`${number}, ${what}: app ${String(app)}, first ${String(first)}, second ${wrong ?? 'true'}`);
    }
    all.push({ app, first });
  }
  return {
    taken: all.filter(({ app }) => app).length,
    refused: all.filter(({ app, first }) => !app && !first).length,
    unlawful: all.filter(({ app, first }) => !app && first).length,
    disagreed,
  };
}

/** The kinds of games to compare. Most games are of the shortest kinds. */
const KINDS: readonly AnyGame[] = [
  games.slobberhannes, games.chanoyu, games.chapanka, games.slobberhannes, games.chinkway, games.chanoyu, games.slobberhannes,
  games.chinchon, games.slobberhannes, games.chapanka,
];

function played(number: number): GameFile {
  const kind = number % 50 === 49 ? games.chinaso : (KINDS[number % KINDS.length] ?? games.slobberhannes);
  const seats = kind.seats.min + (number % (1 + kind.seats.max - kind.seats.min));
  if (number % 9 === 8) return playedFile(kind, seats, {}, number % 2);
  return playedChainedFile(kind, {
    seats, secret: number % 256, takenBack: number % 3, owner: number % 4 === 0 ? null : 0,
    end: number % 7 === 6 ? 'agreed' : number % 7 === 5 ? 'last-deal' : 'played',
    botsFrom: number % 2 === 0 ? [[number, 0], [number, 1]] : [], erased: number % 5 === 4 ? [1] : [],
  });
}

/** Returns a file with one value changed. If the number is odd, the file gets a new seal if possible. */
function tamperedWith(file: GameFile, number: number): readonly [what: string, text: string] {
  const draw = numbersFrom(number + 1);
  const copy = JSON.parse(gameFileText(file)) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const path = changeWithin(copy, keys[number % keys.length] ?? 'seed', draw);
  const text = JSON.stringify(copy);
  return [path, number % 2 === 0 ? text : (sealedText(text) ?? text)];
}

function sealedText(text: string): string | null {
  try {
    return gameFileText(resealed(JSON.parse(text) as GameFile));
  } catch {
    return null;
  }
}

/** Changes one value anywhere below a name. Returns the path of that value. */
function changeWithin(holder: Record<string, unknown>, name: string, draw: (below: number) => number): string {
  const value = holder[name];
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && draw(12) > 0) {
    const keys = Object.keys(value);
    const below = keys[draw(keys.length)] ?? '';
    return `${name}.${changeWithin(value as Record<string, unknown>, below, draw)}`;
  }
  holder[name] = changed(value, draw);
  if (draw(9) === 0) delete holder[name];
  return name;
}

function changed(value: unknown, draw: (below: number) => number): unknown {
  if (typeof value === 'number') return value + draw(3) - 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return draw(2) === 0 ? value.toReversed() : value.slice(1);
  if (typeof value !== 'string') return draw(2);
  const at = draw(Math.max(1, value.length));
  return `${value.slice(0, at)}${value.charAt(at) === '7' ? '8' : '7'}${value.slice(at + 1)}`;
}

/** Returns a seeded generator of numbers. */
function numbersFrom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
