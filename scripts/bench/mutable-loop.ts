/**
 * The baseline for the rules' speed: random play of a five-handed trick-taking game. It is hand-tuned and mutable, with bit masks
 * and typed arrays only. It follows suit, has trumps and finds the winner. It has no history, hides nothing and explains nothing.
 * It shows the limits of a machine, not how a program should look.
 */
const PLAYERS = 5;
const TRICKS = 10;
const SUITS = 4;

const deck = new Uint8Array(52).map((_, card) => card);
const hands = new Uint16Array(PLAYERS * SUITS);
const won = new Uint8Array(PLAYERS);
let random = 0x9e3779b9;

function nextRandom(): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return random >>> 0;
}

function below(bound: number): number {
  return Math.floor((nextRandom() / 4294967296) * bound);
}

function bitsIn(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x5555);
  bits = (bits & 0x3333) + ((bits >>> 2) & 0x3333);
  bits = (bits + (bits >>> 4)) & 0x0f0f;
  return (bits + (bits >>> 8)) & 0x1f;
}

function deal(): void {
  hands.fill(0);
  for (let last = 51; last > 0; last--) {
    const other = below(last + 1);
    const card = deck[last] ?? 0;
    deck[last] = deck[other] ?? 0;
    deck[other] = card;
  }
  for (let k = 0; k < PLAYERS * TRICKS; k++) {
    const card = deck[k] ?? 0;
    const at = (k % PLAYERS) * SUITS + (card & 3);
    hands[at] = (hands[at] ?? 0) | (1 << (card >> 2));
  }
}

/** Plays one deal with mutable state. Returns the number of cards played. */
export function playMutableDeal(): number {
  deal();
  const trump = below(SUITS);
  let leader = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    let led = -1;
    let best = -1;
    let winner = leader;
    for (let k = 0; k < PLAYERS; k++) {
      const seat = (leader + k) % PLAYERS;
      const base = seat * SUITS;
      let suit = led;
      if (suit < 0 || hands[base + suit] === 0) {
        let at = below(
          bitsIn(hands[base] ?? 0) + bitsIn(hands[base + 1] ?? 0) + bitsIn(hands[base + 2] ?? 0) + bitsIn(hands[base + 3] ?? 0),
        );
        suit = 0;
        while (at >= bitsIn(hands[base + suit] ?? 0)) at -= bitsIn(hands[base + suit++] ?? 0);
      }
      let mask = hands[base + suit] ?? 0;
      for (let skip = below(bitsIn(mask)); skip > 0; skip--) mask &= mask - 1;
      const bit = mask & -mask;
      hands[base + suit] = (hands[base + suit] ?? 0) & ~bit;
      if (led < 0) led = suit;
      const strength = suit === trump ? bit << 16 : suit === led ? bit : 0;
      if (strength > best) {
        best = strength;
        winner = seat;
      }
    }
    won[winner] = (won[winner] ?? 0) + 1;
    leader = winner;
  }
  return PLAYERS * TRICKS;
}
