// Checks an exported game of Chinwag without any of its code, as docs/fairness.md tells: node docs/check-game.mjs FILE
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
const fail = (where, what) => process.exit(console.log(`NOT TRUE: ${where}: ${what}.`) ?? 1);
const canonical = (value) => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};
const sha = (...parts) => createHash('sha256').update(Buffer.concat(parts.map((part) => Buffer.from(part)))).digest();
const hex = (text) => Buffer.from(text, 'hex');
const at = (place, ...parts) => sha(Buffer.concat([Buffer.from(`chinwag 1 ${place}`)], 32), ...parts).toString('hex');
const seatBytes = (seats) => Buffer.from(Array.from({ length: 16 }, (_, seat) => (seats.includes(seat) ? 1 : 0)));
/** The k-th shuffle: Fisher–Yates from the last card down, over the ChaCha20 key stream with the seed as key and k as nonce. */
const shuffled = (cards, seed, k) => {
  const nonce = Buffer.concat([Buffer.alloc(4), Buffer.of(k & 255, (k >> 8) & 255, k >> 16)], 16);
  const stream = createCipheriv('chacha20', hex(seed), nonce).update(Buffer.alloc(65536));
  const order = [...cards];
  for (let last = order.length - 1, word = 0, value; last > 0; last--) {
    do value = stream.readUInt32LE(4 * word++); while (value >= 2 ** 32 - (2 ** 32 % (last + 1)));
    [order[last], order[value % (last + 1)]] = [order[value % (last + 1)], order[last]];
  }
  return order;
};
process.on('uncaughtException', ({ message }) => fail('the file', `it cannot be read (${message})`));
const file = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (file.format !== 'chinwag-game' || ![1, 2].includes(file.version)) fail('the file', 'it is no game of Chinwag that is known');
const { id, game, options, owner, seed, seal, rounds, opening, moves } = file;
const n = file.seats.length;
for (const [index, { terms, invited, commitment, secret, commitments, numbers, end }] of rounds.entries()) {
  const where = `round ${index + 1} of the numbers`;
  const counts = Buffer.from([index + 1, n, owner ?? 255]);
  const about = at('terms', sha(id), sha(game), sha(canonical(options)), counts, seatBytes(invited));
  if (end !== 'broken-off' && terms !== about) fail(where, 'it was about another game');
  if (at('house', hex(terms), hex(secret)) !== commitment) fail(where, 'the secret does not fit what the server was bound to');
  for (const [seat, number] of numbers) {
    const bound = at('seat', hex(terms), hex(commitment), [seat], hex(number));
    if (new Map(commitments).get(seat) !== bound) fail(where, `the number of seat ${seat} is not the promised one`);
  }
  if ((end === 'shuffled') !== (index === rounds.length - 1)) fail(where, 'the first round that makes a shuffle must be the last');
  if (end !== 'shuffled') continue;
  if (numbers.length !== commitments.length) fail(where, 'the game was started without a number that was promised');
  const made = at('seed', hex(terms), hex(secret), seatBytes(numbers.map(([seat]) => seat)), ...numbers.map(([, r]) => hex(r)));
  if (made !== seed) fail('the seed', 'it is not the one that follows from the numbers');
}
const french = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));
const marked = (pack, marks) => marks.flatMap((mark) => pack.map((card) => card + mark));
const spanish = [...'OCEB'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => rank + suit));
const PACKS = {
  chinkway: french, chanoyu: [...french, 'X1', 'X2'], chinaso: marked([...french, 'X1', 'X2'], ['', '#2', '#3']),
  chinchon: marked(spanish.filter((card) => options.deck !== '40' || !/^[89]/.test(card)), n < 5 ? [''] : ['', '#2']),
  chapanka: french.filter((card) => card[0] !== 'T'), slobberhannes: french.filter((card) => !/^[2-6]/.test(card)),
};
const all = [...file.seats.keys()], seatsFrom = (first, step) => all.map((k) => (first + k * step + 2 * n) % n);
const blocks = (pack, order, each) => all.map((seat) => pack.slice(order.indexOf(seat) * each, (order.indexOf(seat) + 1) * each));
/** What each game deals of a shuffled pack, by the event that says who is dealt to first. */
const DEALS = {
  chinkway: (p, { positions: [dealer, ...others] }) =>
    ({ hands: blocks(p, [dealer, ...others], 10).map((hand, seat) => (seat === dealer ? [...hand, ...p.slice(-2)] : hand)) }),
  chinaso: (p, { dealer }) => ({ hands: blocks(p, seatsFrom(dealer + 1, 1), 11), turned: p[n * 11], stock: p.slice(n * 11 + 1) }),
  chanoyu: (p, { dealer }) => ({ hands: blocks(p, seatsFrom(dealer - 1, -1), 5), pile: p.slice(n * 5) }),
  slobberhannes: (p, { dealer }) => ({ hands: blocks(p, seatsFrom(dealer, 1), 8) }),
  chapanka: (p, { dealer }, order = seatsFrom(dealer - 1, -1)) => ({
    hands: blocks(p, order, 11).map((hand, seat) => (seat === dealer ? [...hand, p[44]] : hand)),
    talon: all.map((seat) => p[45 + order.indexOf(seat)] ?? null),
  }),
  chinchon: (p, { leader, hands }, served = seatsFrom(leader, -1).filter((seat) => hands[seat].length > 0), m = served.length) =>
    ({ hands: all.map((s) => p.filter((_, i) => i < 7 * m && served[i % m] === s)), turned: p[7 * m], stock: p.slice(7 * m + 1) }),
};
// By the event that announces a shuffle: what was shuffled, and what the event must then say.
const SHUFFLES = {
  dealt: (event) => [PACKS[game], (pack) => DEALS[game](pack, event)],
  questShuffled: () => [french.filter((card) => card !== 'JD' && card !== 'JS'), (pack) => ({ pack })],
  reshuffled: (event) => [PACKS[game].filter((card) => event.stock.includes(card)), (stock) => ({ stock })],
  stockRenewed: () => [pile, (stock) => ({ stock })],
  leaderDrawn: (event) =>
    [PACKS[game], (pack) => ({ rounds: event.rounds.map((round) => round.map(({ seat }) => ({ seat, card: pack.shift() }))) })],
  dealerDrawn: ({ cards }) => (cards ? [PACKS[game], (p) => ({ cards: p.slice(0, cards.length) })] : [all, ([seat]) => ({ seat })]),
};
// Shuffle 0 of these two draws who deals first, and no card.
let [pile, k, before] = [[], game === 'chinkway' || game === 'slobberhannes' ? 1 : 0, []];
let chain = at('setup', sha(canonical({ id, game, options, owner, seed, seats: n })));
for (const [number, { seat, by, move, events }] of [{ seat: null, by: null, move: null, events: opening }, ...moves].entries()) {
  for (const event of events) {
    before.push([pile, k]);
    if (event.type === 'takenBack' && before[event.from - 1]?.[1] !== k) fail(`move ${number}`, 'a shuffle was taken back');
    if (event.type === 'takenBack') [pile] = before[event.from - 1];
    const [cards, says] = Object.hasOwn(SHUFFLES, event.type) ? SHUFFLES[event.type](event) : [null];
    const due = cards === null ? {} : says(shuffled(cards, seed, k++));
    const other = Object.keys(due).find((field) => canonical(due[field]) !== canonical(event[field]));
    if (other) fail(`move ${number}, "${event.type}"`, `the ${other} are not those of shuffle ${k - 1}`);
    pile = event.type === 'discarded' ? [...pile, event.card] : event.type === 'discardTaken' ? pile.slice(0, -1) : pile;
    if (cards !== null) pile = event.turned ? [event.turned] : [];
  }
  chain = at('step', hex(chain), sha(canonical([seat, by, move, events])));
}
if (chain !== file.digest) fail('the moves', 'they are not those that the server sealed when the game ended');
if (at('seal', sha(canonical({ ...file, seal: undefined, opening: undefined, moves: undefined }))) !== seal) fail('the file', 'something in it was changed');
console.log(`No contradiction found: ${moves.length} moves, ${k} shuffles, ${rounds.at(-1)?.numbers.length ?? 0} players’ numbers and the server’s.`);
console.log('This is no proof: a file that somebody made up from its seed to its seal has no contradiction either.');
console.log('Not looked at: the rules, the result, who is dealt to first, and what any device saved while the game was played.');
