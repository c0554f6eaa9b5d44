// Checks an exported game of Chinwag without any of its code, as docs/fairness.md says: node docs/check-game.mjs FILE
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dealsOf, SEATS } from './check-deals.mjs';
class Untrue extends Error {}
const fail = (where, what) => { throw new Untrue(`${where}: ${what}`); };
// What a file may be: the list in docs/fairness.md.
const int = (least, most = Number.MAX_SAFE_INTEGER) => (v) => Number.isSafeInteger(v) && v >= least && v <= most;
const text = (most) => (v) => typeof v === 'string' && v.length <= most;
const hexOf = (n) => (v) => typeof v === 'string' && v.length === 2 * n && /^[0-9a-f]*$/.test(v);
const oneOf = (...values) => (v) => values.includes(v);
const or = (...shapes) => (v) => shapes.some((is) => is(v));
const list = (of, most = Infinity, least = 0) => (v) => Array.isArray(v) && v.length >= least && v.length <= most && v.every(of);
const pair = (one, other) => (v) => Array.isArray(v) && v.length === 2 && one(v[0]) && other(v[1]);
const isObject = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const shape = (need, may = {}) => (v) => isObject(v)
  && Object.keys(v).every((key) => (need[key] ?? may[key])?.(v[key]))
  && Object.keys(need).every((key) => Object.hasOwn(v, key));
const rising = (of, key) => (v) => list(of)(v) && v.every((each, i) => i === 0 || key(each) > key(v[i - 1]));
const no = oneOf(null), whole = int(Number.MIN_SAFE_INTEGER), seatNo = int(0, 15), any = text(Infinity);
const h32 = hexOf(32), h16 = hexOf(16);
const atSeats = rising(pair(seatNo, h32), ([seat]) => seat);
const round = {
  terms: h32, invited: rising(seatNo, Number), commitment: h32, secret: h32, commitments: atSeats, numbers: atSeats,
  end: oneOf('shuffled', 'left-out', 'broken-off'),
};
const typed = (v) => isObject(v) && any(v.type), viewer = or(seatNo, oneOf('spectator'));
const doer = oneOf(null, 'person', 'bot', 'stand-in', 'clock');
const standing = shape({ seat: seatNo, place: whole, score: Number.isFinite });
const result = shape({ standings: list(standing), why: shape({ code: any, rule: any }) });
const person = shape({ kind: oneOf('person'), name: text(40), pseudonym: h16 });
const bot = shape({ kind: oneOf('bot'), name: text(40) }, { strength: text(40), version: whole, seed: text(64) });
const held = (more) => or(shape({ ...more, leaf: h32, salt: h16, holder: or(person, bot) }), shape({ ...more, leaf: h32 }));
const evidenceShape = shape({
  rounds: list(shape({ round: int(1), terms: h32, commitment: h32, bound: or(no, atSeats), given: or(no, atSeats) }), 64),
  digest: or(no, h32), seen: list(shape({ viewer, from: int(0), to: int(0), chain: h32 }), 100),
  states: list(shape({ viewer, seq: int(0), digest: h32 }), 100),
});
const common = {
  format: oneOf('chinwag-game'), rules: int(1), id: (v) => text(64)(v) && /^[A-Za-z0-9_-]+$/.test(v), game: text(40),
  options: isObject, owner: or(no, seatNo), seed: h32, digest: h32, opening: list(typed), seal: h32,
};
const movesWith = (may) => list(shape({ seat: seatNo, by: doer, move: typed, events: list(typed) }, may), 20_000);
const seated = shape({ kind: oneOf('person', 'bot'), name: text(40) });
const of12 = { seats: list(seated, 16, 1), moves: movesWith(), endedAt: or(no, whole), rounds: list(shape(round), 64), result };
const VERSIONS = {
  1: { ...common, ...of12, version: oneOf(1) },
  2: { ...common, ...of12, version: oneOf(2) },
  3: {
    ...common, version: oneOf(3), table: h32, seats: list(held({}), 16, 1), end: oneOf('played', 'agreed'), endedAt: whole,
    changes: list(held({ after: int(0), seat: seatNo }), 2000), result: or(no, result), evidence: or(no, evidenceShape),
    rounds: list(shape({ ...round, counter: int(1, 2 ** 32 - 1), before: h32 }), 64), moves: movesWith({ playouts: int(0, 1e4) }),
  },
};
// Hashes.
const canonical = (value) => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};
const sha = (...parts) => createHash('sha256').update(Buffer.concat(parts.map((part) => Buffer.from(part)))).digest();
const hex = (digits) => Buffer.from(digits, 'hex'), hash = (value) => sha(canonical(value));
const named = (place) => Buffer.concat([Buffer.from(`chinwag ${place.startsWith('3 ') ? place : `1 ${place}`}`)], 32);
const at = (place, ...parts) => sha(named(place), ...parts).toString('hex');
const seatBytes = (seats) => Buffer.from(Array.from({ length: 16 }, (_, seat) => (seats.includes(seat) ? 1 : 0)));
/** The k-th shuffle: Fisher–Yates from the last card down, over the ChaCha20 key stream with the seed as key and k as nonce. */
const shuffledBy = (seed) => (cards, k) => {
  const nonce = Buffer.concat([Buffer.alloc(4), Buffer.of(k & 255, (k >> 8) & 255, k >> 16)], 16);
  const stream = createCipheriv('chacha20', hex(seed), nonce).update(Buffer.alloc(65536)), order = [...cards];
  for (let last = order.length - 1, word = 0, value; last > 0; last--) {
    do value = stream.readUInt32LE(4 * word++); while (value >= 2 ** 32 - (2 ** 32 % (last + 1)));
    [order[last], order[value % (last + 1)]] = [order[value % (last + 1)], order[last]];
  }
  return order;
};
/** What is said of a file, line by line; throws what is wrong with it first. */
const check = (bytes) => {
  if (bytes.length > 8e6) fail('the file', 'it is larger than any game');
  const file = JSON.parse(bytes.toString('utf8'));
  for (const pending = [[file, 0, '']]; pending.length > 0; ) {
    const [value, depth, name] = pending.pop();
    const isPlain = depth <= 32 && name !== '__proto__' && (typeof value !== 'number' || Number.isFinite(value));
    if (!isPlain) fail('the file', `"${name}" is nothing that a game has`);
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) pending.push([value[key], depth + 1, key]);
  }
  const isKnown = file?.format === 'chinwag-game' && Object.hasOwn(VERSIONS, file.version);
  if (!isKnown) fail('the file', 'it is no game of Chinwag that is known');
  if (file.rules > 1) fail('the file', 'it is of later rules');
  const wrong = Object.entries(VERSIONS[file.version]).find(([name, is]) => !Object.hasOwn(file, name) || !is(file[name]));
  if (wrong) fail('the file', `"${wrong[0]}" is nothing that a file may have`);
  if (!shape(VERSIONS[file.version])(file)) fail('the file', 'it has a name that no file has');
  const { version, rules, id, game, options, owner, seed, rounds, opening, moves, changes = [], end = 'played', table } = file;
  const isTakenBack = moves.some(({ move }) => move.type === 'takeBack'), n = file.seats.length, all = [...file.seats.keys()];
  if (version < 3 && version !== (isTakenBack ? 2 : 1)) fail('the file', 'it is of another version than it says');
  if (!Object.hasOwn(SEATS, game)) fail('the file', `the game "${game}" is not known`);
  if (n < SEATS[game][0] || n > SEATS[game][1]) fail('the file', 'the game is not for so many');
  // The holders of the seats, and the rounds of numbers.
  for (const { leaf, salt, holder: who } of version === 3 ? [...file.seats, ...changes] : []) {
    if (who && at('3 leaf', hex(salt), hash(who)) !== leaf) fail('the seats', `"${who.name}" is not the name that was sealed`);
  }
  const inOrder = ({ after, seat }, i) => after >= (changes[i - 1]?.after ?? 0) && after <= moves.length && seat < n;
  if (!changes.every(inOrder)) fail('the seats', 'somebody changes at a time or place that is not there');
  const leaves = file.seats.map(({ leaf }) => leaf);
  for (const [index, { terms, invited, commitment, secret, commitments, numbers, end: how, counter, before }] of rounds.entries()) {
    const where = `round ${index + 1} of the numbers`, last = rounds[index - 1];
    const link = last && at('3 link', hex(last.terms), hex(last.commitment));
    const isLinked = !last || counter > last.counter + 1 || (counter === last.counter + 1 && before === link);
    if (version === 3 && !isLinked) fail(where, 'it is not linked to the one before');
    const body = { rules, gameId: id, game, options, owner, invited, leaves };
    const about = version === 3 ? at('3 terms', hex(table), hex(counter.toString(16).padStart(8, '0')), hex(before), hash(body))
      : at('terms', sha(id), sha(game), hash(options), [index + 1, n, owner ?? 255], seatBytes(invited));
    if (how !== 'broken-off' && terms !== about) fail(where, 'it was about another game');
    if (at('house', hex(terms), hex(secret)) !== commitment) fail(where, 'the secret does not fit what the server was bound to');
    if (commitments.some(([seat]) => !invited.includes(seat))) fail(where, 'a seat is bound that was not asked');
    for (const [seat, number] of numbers) {
      const bound = at('seat', hex(terms), hex(commitment), [seat], hex(number));
      if (new Map(commitments).get(seat) !== bound) fail(where, `the number of seat ${seat} is not the promised one`);
    }
    const isLast = index === rounds.length - 1;
    if ((how === 'shuffled') !== isLast) fail(where, 'the first round that makes a shuffle must be the last');
    if (how !== 'shuffled') continue;
    if (numbers.length !== commitments.length) fail(where, 'the game was started without a number that was promised');
    const made = at('seed', hex(terms), hex(secret), seatBytes(numbers.map(([seat]) => seat)), ...numbers.map(([, r]) => hex(r)));
    if (made !== seed) fail('the seed', 'it is not the one that follows from the numbers');
  }
  // All that happened, one event after the other.
  let where = '';
  const same = (what, due, said) => {
    if (canonical(due ?? null) !== canonical(said ?? null)) fail(where, `the ${what} are not those that follow`);
  };
  const deals = dealsOf(file, { shuffled: shuffledBy(seed), same, fail: (what) => fail(where, what) });
  let chain = version === 3 ? at('3 setup', hash({ rules, id, game, options, owner, seed, leaves }))
    : at('setup', hash({ id, game, options, owner, seed, seats: n }));
  const steps = [{ seat: null, by: null, move: null, events: opening }, ...moves];
  for (const [number, { seat, by, move, events, playouts }] of steps.entries()) {
    for (const event of events) {
      where = `move ${number}, "${event.type}"`;
      if (version === 3 && event.type === 'takenBack' && 'state' in event) fail(where, 'it says how the game stood');
      deals.follow(event);
    }
    chain = at(version === 3 ? '3 step' : 'step', hex(chain), hash([seat, by, move, events].concat(playouts ?? [])));
    for (const change of changes.filter(({ after }) => after === number)) {
      leaves[change.seat] = change.leaf;
      chain = at('3 holder', hex(chain), hash({ seat: change.seat, leaf: change.leaf }));
    }
  }
  if (version === 3) chain = at('3 end', hex(chain), hash({ end, result: file.result, endedAt: file.endedAt, leaves }));
  if (chain !== file.digest) fail('the moves', 'they are not those that the server sealed when the game ended');
  const sealed = { ...file, seal: undefined, opening: undefined, moves: undefined };
  if (at('seal', hash(sealed)) !== file.seal) fail('the file', 'something in it was changed');
  const isOver = (moves.at(-1)?.events ?? opening).at(-1)?.type === 'gameOver', { k, scores } = deals.state();
  const isEnd = isOver === (end === 'played') && isOver === (file.result !== null);
  if (!isEnd) fail('the end', 'it is not the one to which the moves lead');
  const { standings = [] } = file.result ?? {};
  const placed = standings.map(({ seat }) => seat).sort((one, other) => one - other);
  if (isOver && canonical(placed) !== canonical(all)) fail('the result', 'not every seat has its place');
  for (const { seat, place, score } of standings) {
    const ahead = deals.ahead(seat);
    if (score !== scores[seat]) fail('the result', `seat ${seat} has another score`);
    if (ahead !== undefined && place !== ahead + 1) fail('the result', `seat ${seat} has another place`);
  }
  // What the device that saved the file says.
  const { evidence = null } = file;
  for (const { round: number, ...sent } of evidence?.rounds ?? []) {
    const of = rounds[number - 1];
    const is = (some, stored) => some === null || of.end === 'broken-off' || canonical(some) === canonical(stored);
    const isSame = of?.terms === sent.terms && of.commitment === sent.commitment && is(sent.bound, of.commitments);
    if (!isSame || !is(sent.given, of.numbers)) fail('the evidence', `it has another round ${number}`);
  }
  if ((evidence?.digest ?? file.digest) !== file.digest) fail('the evidence', 'it has another digest');
  const numbers = rounds.at(-1)?.numbers.length ?? 0;
  const unbound = version < 3 ? ' names, when it ended, how it stood after a move was taken back,' : '';
  const agrees = 'It agrees with the evidence in the file (which the device that saved it could have written).';
  const unplaced = deals.ahead(0) === undefined ? ' the places in the result,' : '';
  const unseen = `the options, who wins a trick, the points of a deal,${unplaced}${unbound} and what any device was shown`;
  return [
    `No contradiction found: ${moves.length} moves, ${k} shuffles, ${numbers} players’ numbers and the server’s.`,
    'This is no proof: a file that somebody made up from its seed to its seal has no contradiction either.',
    evidence === null ? 'There is no evidence of any device in the file.' : agrees,
    `Not looked at: the rules, ${unseen}.`,
  ].join('\n');
};
/** The same of any file, which `read` returns; and whether it has no contradiction in it, as the status of a process. */
export const checked = (read) => {
  try {
    return { says: check(read()), status: 0 };
  } catch (error) {
    const why = error instanceof Untrue ? error.message : `the file: it cannot be read (${error.message})`;
    return { says: `NOT TRUE: ${why}.`, status: 1 };
  }
};
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { says, status } = checked(() => readFileSync(process.argv[2]));
  console.log(says);
  process.exitCode = status;
}
