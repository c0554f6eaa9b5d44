import { DealingFollowed } from './dealing.ts';
import { ofText, ofValue, placed, raw, written } from './hashing.ts';
import { type FileLayout, layout } from './layout.ts';

type LaidOutRound = FileLayout['rounds'][number];

/**
 * A second checker of game files, written from docs/fairness.md alone. It shares no code with the app or the first checker. Returns
 * the part of the file that is wrong, or null if none is.
 */
export function opinionOn(text: string): string | null {
  if (Buffer.byteLength(text) > 8_000_000) return 'size';
  const json = parsed(text);
  if (json === undefined || !isPlain(json, 0)) return 'json';
  const read = layout.safeParse(json);
  if (!read.success) return 'layout';
  const file = read.data;
  const tookBack = file.moves.some(({ move }) => move.type === 'takeBack');
  if (file.version !== 3 && (file.version === 2) !== tookBack) return 'version';
  if (!DealingFollowed.isFor(file)) return 'seats';
  if (!isTrueToNames(file)) return 'names';
  if (!areRoundsTrue(file)) return 'rounds';
  const dealing = new DealingFollowed(file);
  const events = [file.opening, ...file.moves.map((move) => move.events)].flat();
  if (file.version === 3 && events.some((event) => event.type === 'takenBack' && 'state' in event)) return 'events';
  if (!events.every((event) => dealing.take(event))) return 'events';
  if (digestOf(file) !== file.digest) return 'digest';
  const { seal, opening: _opening, moves: _moves, ...rest } = file;
  if (placed('chinwag 1 seal', ofValue(rest)) !== seal) return 'seal';
  if (!isResultTrue(file, dealing, events.at(-1)?.type === 'gameOver')) return 'result';
  return isAsEvidenceSays(file) ? null : 'evidence';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > 32) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, held]) => name !== '__proto__' && isPlain(held, depth + 1));
}

function isTrueToNames(file: FileLayout): boolean {
  if (file.version !== 3) return true;
  const places = file.changes.map(({ after }) => after);
  const isInOrder = places.every((after, at) => after >= (places[at - 1] ?? 0) && after <= file.moves.length);
  const areSeats = file.changes.every(({ seat }) => seat < file.seats.length);
  return isInOrder && areSeats && file.seats.every(isTrueToName) && file.changes.every(isTrueToName);
}

function isTrueToName(held: Extract<FileLayout, { version: 3 }>['seats'][number]): boolean {
  return !('salt' in held) || placed('chinwag 3 leaf', raw(held.salt), ofValue(held.holder)) === held.leaf;
}

function asked(seats: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, seat) => Number(seats.includes(seat)));
}

function termsOf(file: FileLayout, number: number): string {
  const { id, game, options, owner, seats } = file;
  if (file.version === 3) {
    const round = file.rounds[number];
    if (round === undefined) return '';
    const { invited, counter, before } = round;
    const place = Buffer.alloc(4);
    place.writeUInt32BE(counter);
    const leaves = file.seats.map(({ leaf }) => leaf);
    const about = ofValue({ rules: file.rules, gameId: id, game, options, owner, invited, leaves });
    return placed('chinwag 3 terms', raw(file.table), place, raw(before), about);
  }
  const counts = Uint8Array.of(number + 1, seats.length, owner ?? 255);
  const invited = file.rounds[number]?.invited ?? [];
  return placed('chinwag 1 terms', ofText(id), ofText(game), ofValue(options), counts, asked(invited));
}

function isRoundTrue({ terms, invited, commitment, secret, commitments, numbers }: LaidOutRound): boolean {
  if (placed('chinwag 1 house', raw(terms), raw(secret)) !== commitment) return false;
  const bound = new Map(commitments);
  if ([...bound.keys()].some((seat) => !invited.includes(seat))) return false;
  const promise = (seat: number, r: string): string =>
    placed('chinwag 1 seat', raw(terms), raw(commitment), Uint8Array.of(seat), raw(r));
  return numbers.every(([seat, r]) => promise(seat, r) === bound.get(seat));
}

function areLinked(file: FileLayout): boolean {
  if (file.version !== 3) return true;
  return file.rounds.every(({ counter, before }, at) => {
    const last = file.rounds[at - 1];
    if (last === undefined || counter > last.counter + 1) return true;
    return counter === last.counter + 1 && before === placed('chinwag 3 link', raw(last.terms), raw(last.commitment));
  });
}

function areRoundsTrue(file: FileLayout): boolean {
  const { rounds } = file;
  const last = rounds.at(-1);
  if (last === undefined) return true;
  const terms = rounds.every((round, at) => round.end === 'broken-off' || round.terms === termsOf(file, at));
  const ends = rounds.every(({ end }, at) => (end === 'shuffled') === (at === rounds.length - 1));
  if (!terms || !ends || !rounds.every(isRoundTrue) || !areLinked(file)) return false;
  if (last.numbers.length !== last.commitments.length) return false;
  const given = asked(last.numbers.map(([seat]) => seat));
  return placed('chinwag 1 seed', raw(last.terms), raw(last.secret), given, ...last.numbers.map(([, r]) => raw(r))) === file.seed;
}

function digestOf(file: FileLayout): string {
  const { rules, id, game, options, owner, seed } = file;
  const moves = file.moves.map(({ seat, by, move, events, ...searched }) => [seat, by, move, events, ...Object.values(searched)]);
  const steps = [[null, null, null, file.opening], ...moves];
  if (file.version !== 3) {
    const start = placed('chinwag 1 setup', ofValue({ id, game, options, owner, seed, seats: file.seats.length }));
    return steps.reduce((digest, step) => placed('chinwag 1 step', raw(digest), ofValue(step)), start);
  }
  const leaves = file.seats.map(({ leaf }) => leaf);
  let digest = placed('chinwag 3 setup', ofValue({ rules, id, game, options, owner, seed, leaves }));
  const changes = [...file.changes];
  for (const [number, step] of steps.entries()) {
    digest = placed('chinwag 3 step', raw(digest), ofValue(step));
    while (changes[0]?.after === number) {
      const { seat = 0, leaf = '' } = changes.shift() ?? {};
      leaves[seat] = leaf;
      digest = placed('chinwag 3 holder', raw(digest), ofValue({ seat, leaf }));
    }
  }
  return placed('chinwag 3 end', raw(digest), ofValue({ end: file.end, result: file.result, endedAt: file.endedAt, leaves }));
}

function isResultTrue(file: FileLayout, dealing: DealingFollowed, isOver: boolean): boolean {
  const isPlayed = file.version !== 3 || file.end === 'played';
  if (file.result === null || !isPlayed || !isOver) return file.result === null && !isPlayed && !isOver;
  const { standings } = file.result;
  const placedSeats = standings.map(({ seat }) => seat).toSorted((a, b) => a - b);
  const isWhole = written(placedSeats) === written(file.seats.map((_, seat) => seat));
  return isWhole && standings.every(({ seat, place, score }) => {
    const before = dealing.before(seat);
    return score === dealing.scores[seat] && (before === null || place === before + 1);
  });
}

function isAsEvidenceSays(file: FileLayout): boolean {
  if (file.version !== 3 || file.evidence === null) return true;
  const { rounds, digest } = file.evidence;
  if (digest !== null && digest !== file.digest) return false;
  return rounds.every(({ round, terms, commitment, bound, given }) => {
    const stored = file.rounds[round - 1];
    if (stored?.terms !== terms || stored.commitment !== commitment) return false;
    const same = (sent: unknown, held: unknown): boolean => sent === null || written(sent) === written(held);
    return stored.end === 'broken-off' || (same(bound, stored.commitments) && same(given, stored.numbers));
  });
}
