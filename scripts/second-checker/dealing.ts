import { shuffle, written } from './hashing.ts';
import type { FileLayout, LaidOutEvent } from './layout.ts';

/** The name of a card. */
type CardName = string;
type EventFieldsDue = Readonly<Record<string, unknown>>;

/** The known facts about a game after an event. Immutable. */
interface KnownOfGame {
  readonly shuffles: number;
  /** The possible purpose of the next shuffle: the draw for the first deal, a deal, or, during a deal, nothing. */
  readonly expects: 'draw' | 'deal' | 'play';
  readonly deals: number;
  readonly next: number;
  readonly stock: readonly CardName[];
  readonly pile: readonly CardName[];
  readonly live: CardName | null;
  readonly leader: number;
  readonly playing: readonly number[];
  readonly wanted: boolean;
  readonly scores: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly trick: readonly CardName[];
  readonly queen: number | null;
}

/** The required fields of an event, and the facts known after it, or a text if the event is not allowed here. */
type DueEvent = readonly [fields: EventFieldsDue, after: Partial<KnownOfGame>] | string;

const SUITED = 'SHDC'.split('').flatMap((suit) => 'A K Q J T 9 8 7 6 5 4 3 2'.split(' ').map((rank) => rank + suit));
const WITH_JOKERS = [...SUITED, 'X1', 'X2'];
const QUEST = SUITED.filter((card) => card !== 'JD' && card !== 'JS');
const SPANISH = 'OCEB'.split('').flatMap((suit) => Array.from({ length: 12 }, (_, rank) => `${rank + 1}${suit}`));
const PEOPLE = {
  chinkway: [5], chinaso: [2, 3, 4, 5, 6, 7], chinchon: [2, 3, 4, 5, 6, 7, 8], chapanka: [4], chanoyu: [3, 4, 5],
  slobberhannes: [4],
} as const satisfies Record<FileLayout['game'], readonly number[]>;

/** Follows which cards each seat gets in a game, as in “Which shuffle is which” in docs/fairness.md. */
export class DealingFollowed {
  readonly #file: FileLayout;
  readonly #seats: readonly number[];
  readonly #pack: readonly CardName[];
  readonly #first: number;
  readonly #history: KnownOfGame[] = [];
  #known: KnownOfGame;

  constructor(file: FileLayout) {
    this.#file = file;
    this.#seats = file.seats.map((_, seat) => seat);
    this.#pack = packOf(file);
    const isDrawnBefore = file.game === 'chinkway' || file.game === 'slobberhannes';
    this.#first = isDrawnBefore ? (shuffle(this.#seats, file.seed, 0)[0] ?? 0) : (file.owner ?? 0);
    this.#known = {
      shuffles: isDrawnBefore ? 1 : 0, expects: isDrawnBefore || file.game === 'chanoyu' ? 'deal' : 'draw', deals: 0,
      next: file.game === 'slobberhannes' ? this.#step(this.#first, 1) : this.#first, stock: [], pile: [], live: null, leader: 0,
      playing: this.#seats, wanted: false, scores: this.#seats.map(() => 0), points: [], winners: [], trick: [], queen: null,
    };
  }

  /** Returns whether a game of this kind exists for this number of players. */
  static isFor({ game, seats }: FileLayout): boolean {
    return PEOPLE[game].some((count: number) => count === seats.length);
  }

  get scores(): readonly number[] {
    return this.#known.scores;
  }

  /** Returns how many seats rank before a seat, or null if points alone do not decide that. */
  before(seat: number): number | null {
    const { game } = this.#file;
    if (game === 'chinchon' || game === 'chanoyu') return null;
    if (game === 'chinkway') return this.#seats.filter((other) => this.#rank(other, seat) < 0).length;
    const sign = game === 'chapanka' ? 1 : -1;
    return this.#seats.filter((other) => sign * (this.#score(other) - this.#score(seat)) > 0).length;
  }

  /** Returns whether an event is correct, as far as that is known. */
  take(event: LaidOutEvent): boolean {
    this.#history.push(this.#known);
    if (event.type === 'takenBack') {
      const back = this.#history[Number(event['from']) - 1];
      if (back === undefined || back.shuffles !== this.#known.shuffles) return false;
      this.#known = back;
      return true;
    }
    const expected = this.#expected(event);
    if (typeof expected === 'string') return false;
    const [fields, after] = expected;
    if (Object.entries(fields).some(([name, due]) => written(due ?? null) !== written(event[name] ?? null))) return false;
    this.#known = { ...this.#known, ...after };
    return true;
  }

  #expected(event: LaidOutEvent): DueEvent {
    switch (this.#file.game) {
      case 'chinkway': return this.#chinkway(event);
      case 'chinaso': return this.#chinaso(event);
      case 'chinchon': return this.#chinchon(event);
      case 'chapanka': return this.#chapanka(event);
      case 'chanoyu': return this.#chanoyu(event);
      case 'slobberhannes': return this.#slobberhannes(event);
    }
  }

  #chinkway(event: LaidOutEvent): DueEvent {
    const { expects, deals, stock, wanted, next } = this.#known;
    const { length, finalDeal } = this.#file.options;
    const last = length === 'full' ? 10 : 5;
    switch (event.type) {
      case 'questShuffled': {
        const isExtra = wanted && finalDeal === 'eleventh' && deals === last && stock.length < QUEST.length;
        if (expects !== 'deal' || !(isExtra || (deals === 0 && stock.length === 0))) return 'no shuffle';
        const pack = this.#shuffled(QUEST);
        return [{ pack }, { stock: pack, shuffles: this.#known.shuffles + 1 }];
      }
      case 'dealt': {
        const ranked = this.#round(next + 1, 1).toSorted((one, other) => this.#rank(one, other));
        const places = (order: readonly number[]): readonly number[] => order.map((place) => ranked[place - 1] ?? 0);
        const seatings: readonly (readonly [string, readonly number[]])[] = [
          ...(wanted && finalDeal === 'reseat' && deals + 1 === last ? [['reseated', places([3, 1, 2, 4, 5])] as const] : []),
          ...(deals < last ? [['scheduled', this.#round(next + deals, 1)] as const] : []),
          ...(wanted && finalDeal === 'eleventh' && deals === last ? [['extra', places([3, 4, 5, 1, 2])] as const] : []),
        ];
        const [seating] = seatings;
        if (seating === undefined) return 'no deal';
        const [kind, positions] = seating;
        return this.#dealt((cards) => {
          const tens = this.#blocks(cards, positions, 10);
          const hands = tens.map((hand, at) => (at === positions[0] ? [...hand, ...cards.slice(50)] : hand));
          return [{ kind, positions, hands }, {}];
        });
      }
      case 'questTurned': return [{ quest: stock.slice(0, 5) }, { stock: stock.slice(5) }];
      case 'finalAnswered': return [{}, { wanted: event['wanted'] === true }];
      case 'dealScored': return this.#scored(event);
      case 'gameOver': return [{ questPack: stock }, {}];
      default: return [{}, {}];
    }
  }

  #chinaso(event: LaidOutEvent): DueEvent {
    const { live, stock, pile } = this.#known;
    switch (event.type) {
      case 'dealerDrawn': return this.#drawnFirst(this.#shuffled(this.#seats)[0] ?? 0, {});
      case 'dealt': {
        const dealer = this.#known.next;
        return this.#dealt((cards) => {
          const [turned = '', ...rest] = cards.slice(11 * this.#seats.length);
          const hands = this.#blocks(cards, this.#round(dealer + 1, 1), 11);
          return [{ dealer, hands, turned, stock: rest }, { next: this.#step(dealer, 1), live: turned, stock: rest, pile: [] }];
        });
      }
      case 'reshuffled': return this.#renewed(this.#pack.filter((card) => pile.includes(card)));
      case 'drawn': return [{ card: stock[0] }, { stock: stock.slice(1) }];
      case 'discarded': return [{}, { live: String(event['card']), pile: live === null ? pile : [...pile, live] }];
      case 'discardTaken': case 'bought': return [{ card: live }, { live: null }];
      case 'laidOff': case 'jokerSwapped': return event['from'] === 'hand' ? [{}, {}] : [{ card: live }, { live: null }];
      case 'handScored': return this.#scored(event);
      default: return [{}, {}];
    }
  }

  #chinchon(event: LaidOutEvent): DueEvent {
    const { stock, pile, playing, scores } = this.#known;
    switch (event.type) {
      case 'leaderDrawn': {
        const cards = this.#shuffled(this.#pack);
        const rounds: { seat: number; card: CardName }[][] = [];
        let drawing = this.#round(0, -1);
        for (let top = 0; drawing.length > 1 && top + drawing.length <= cards.length; top += rounds.at(-1)?.length ?? 0) {
          const round = drawing.map((seat, at) => ({ seat, card: cards[top + at] ?? '' }));
          const highest = Math.max(...round.map(({ card }) => Number.parseInt(card, 10)));
          drawing = round.filter(({ card }) => Number.parseInt(card, 10) === highest).map(({ seat }) => seat);
          rounds.push(round);
        }
        return this.#drawnFirst(drawing[0] ?? 0, { rounds });
      }
      case 'dealt': {
        const [leader = 0, ...others] = this.#round(this.#known.next, -1).filter((seat) => playing.includes(seat));
        const served = [leader, ...others];
        return this.#dealt((cards) => {
          const given = (seat: number): readonly CardName[] => {
            const turns = served.includes(seat) ? [0, 1, 2, 3, 4, 5, 6] : [];
            return turns.map((turn) => cards[turn * served.length + served.indexOf(seat)] ?? '');
          };
          const [turned = '', ...rest] = cards.slice(7 * served.length);
          return [
            { leader, dealer: served.at(-1), hands: this.#seats.map(given), turned, stock: rest },
            { next: this.#step(leader, -1), stock: rest, pile: [turned] },
          ];
        });
      }
      case 'stockRenewed': return this.#renewed(pile);
      case 'drawn': return [{ card: stock[0] }, { stock: stock.slice(1) }];
      case 'discarded': return [{ covered: pile.at(-1) }, { pile: [...pile, String(event['card'])] }];
      case 'discardTaken': return [{ card: pile.at(-1), uncovered: pile.at(-2) }, { pile: pile.slice(0, -1) }];
      case 'dealScored': {
        const out = numbersOf(event['out']);
        const [fields, after] = this.#scored(event);
        return [fields, { ...after, playing: playing.filter((seat) => !out.includes(seat)) }];
      }
      case 'reenlisted': {
        const back = Number(event['seat']);
        return [{}, { playing: [...playing, back], scores: scores.with(back, Number(event['total'])) }];
      }
      case 'gameOver': return [{ stock }, {}];
      default: return [{}, {}];
    }
  }

  #chapanka(event: LaidOutEvent): DueEvent {
    const { stock, scores } = this.#known;
    switch (event.type) {
      case 'dealerDrawn': {
        const cards = this.#shuffled(this.#pack);
        const shown = cards.slice(0, cards.indexOf('JH') + 1);
        return this.#drawnFirst(this.#step(3, 1 - shown.length), { cards: shown });
      }
      case 'dealt': {
        const dealer = this.#known.next;
        const order = this.#round(dealer - 1, -1);
        return this.#dealt((cards) => {
          const hands = this.#blocks(cards, order, 11).map((hand, at) => (at === dealer ? [...hand, cards[44] ?? ''] : hand));
          const talon = this.#seats.map((at) => (at === dealer ? null : (cards[45 + order.indexOf(at)] ?? null)));
          return [{ dealer, hands, talon }, { next: this.#step(dealer, -1), stock: talon.map((card) => card ?? '') }];
        });
      }
      case 'exchanged': return [{ drawn: stock[Number(event['seat'])] }, {}];
      case 'paid': {
        const payments = Array.isArray(event['payments']) ? (event['payments'] as readonly EventFieldsDue[]) : [];
        const paidTo = (seat: number): number =>
          payments.reduce((sum, { from, to, amount }) => sum + Number(amount) * (Number(to === seat) - Number(from === seat)), 0);
        return [{}, { scores: scores.map((score, seat) => score + paidTo(seat)) }];
      }
      case 'dealScored': return [{}, { expects: 'deal' }];
      default: return [{}, {}];
    }
  }

  #chanoyu(event: LaidOutEvent): DueEvent {
    const { leader, pile, next } = this.#known;
    switch (event.type) {
      case 'dealt': {
        const order = this.#round(next - 1, -1);
        return this.#dealt((cards) => {
          const rest = cards.slice(5 * order.length);
          return [{ dealer: next, hands: this.#blocks(cards, order, 5), pile: rest }, { pile: rest, leader: order[0] ?? 0 }];
        });
      }
      case 'trickCompleted': return [{}, { leader: typeof event['winner'] === 'number' ? event['winner'] : leader }];
      case 'drawn': {
        const order = this.#round(leader, -1);
        return [{ cards: this.#seats.map((seat) => pile[order.indexOf(seat)]) }, { pile: pile.slice(order.length) }];
      }
      case 'roundScored': {
        const [fields, after] = this.#scored(event);
        const total = (seat: number): number => after.scores?.[seat] ?? 0;
        const [most = 0] = this.#round(next - 1, -1).toSorted((one, other) => total(other) - total(one));
        return [fields, { ...after, next: most }];
      }
      case 'gameOver': return [{ pile }, {}];
      default: return [{}, {}];
    }
  }

  #slobberhannes(event: LaidOutEvent): DueEvent {
    const { next: dealer, trick, winners, queen } = this.#known;
    switch (event.type) {
      case 'dealt': return this.#dealt((cards) => [
        { dealer, hands: this.#blocks(cards, this.#round(dealer, 1), 8) },
        { next: this.#step(dealer, 1), winners: [], trick: [], queen: null },
      ]);
      case 'cardPlayed': return [{}, { trick: [...trick, String(event['card'])] }];
      case 'trickWon': {
        const seat = Number(event['seat']);
        return [{}, { winners: [...winners, seat], trick: [], queen: trick.includes('QC') ? seat : queen }];
      }
      case 'dealScored': {
        const [one, two, three] = [winners[0], winners[7], queen];
        const all = one === two && two === three ? one : undefined;
        const points = this.#seats.map((seat) => [one, two, three, all].filter((bad) => bad === seat).length);
        return this.#scored({ type: 'dealScored', points });
      }
      default: return [{}, {}];
    }
  }

  #dealt(lay: (cards: readonly CardName[]) => readonly [EventFieldsDue, Partial<KnownOfGame>]): DueEvent {
    const { expects, shuffles, deals } = this.#known;
    if (expects !== 'deal') return 'no deal';
    const [fields, after] = lay(this.#shuffled(this.#pack));
    return [fields, { shuffles: shuffles + 1, deals: deals + 1, expects: 'play', ...after }];
  }

  #drawnFirst(seat: number, fields: EventFieldsDue): DueEvent {
    const { expects, shuffles } = this.#known;
    return expects === 'draw' ? [{ ...fields, seat }, { shuffles: shuffles + 1, expects: 'deal', next: seat }] : 'no draw';
  }

  #renewed(cards: readonly CardName[]): DueEvent {
    if (this.#known.stock.length > 0) return 'no shuffle';
    const stock = this.#shuffled(cards);
    return [{ stock }, { stock, pile: [], shuffles: this.#known.shuffles + 1 }];
  }

  #scored(event: LaidOutEvent): readonly [EventFieldsDue, Partial<KnownOfGame>] {
    const points = numbersOf(event['points']);
    const { scores } = this.#known;
    return [{}, {
      expects: 'deal', points: [...this.#known.points, points], scores: scores.map((score, seat) => score + (points[seat] ?? 0)),
    }];
  }

  /** Compares two seats of Chinkway by points. The newest deal in which they differ breaks ties. */
  #rank(one: number, other: number): number {
    const total = this.#score(other) - this.#score(one);
    const decisive = this.#known.points.findLast((deal) => deal[one] !== deal[other]);
    return total !== 0 || decisive === undefined ? total : (decisive[other] ?? 0) - (decisive[one] ?? 0);
  }

  #score(seat: number): number {
    return this.#known.scores[seat] ?? 0;
  }

  #shuffled<Item>(items: readonly Item[]): readonly Item[] {
    return shuffle(items, this.#file.seed, this.#known.shuffles);
  }

  #step(seat: number, by: number): number {
    const count = this.#seats.length;
    return (((seat + by) % count) + count) % count;
  }

  /** Returns all seats in order, starting at `from`, to the left (1) or to the right (-1). */
  #round(from: number, direction: 1 | -1): readonly number[] {
    return this.#seats.map((turns) => this.#step(from, turns * direction));
  }

  #blocks(cards: readonly CardName[], order: readonly number[], each: number): readonly (readonly CardName[])[] {
    const hands = new Map(order.map((seat, at) => [seat, cards.slice(at * each, (at + 1) * each)]));
    return this.#seats.map((seat) => hands.get(seat) ?? []);
  }
}

function packOf({ game, options, seats }: FileLayout): readonly CardName[] {
  const named = (cards: readonly CardName[], end: string): readonly CardName[] => cards.map((card) => `${card}${end}`);
  switch (game) {
    case 'chinkway': return SUITED;
    case 'chinaso': return ['', '#2', '#3'].flatMap((end) => named(WITH_JOKERS, end));
    case 'chinchon': {
      const one = options['deck'] === '40' ? SPANISH.filter((card) => !card.startsWith('8') && !card.startsWith('9')) : SPANISH;
      return seats.length >= 5 ? [...one, ...named(one, '#2')] : one;
    }
    case 'chapanka': return SUITED.filter((card) => !card.startsWith('T'));
    case 'chanoyu': return WITH_JOKERS;
    case 'slobberhannes': return SUITED.filter((card) => 'AKQJT987'.includes(card.charAt(0)));
  }
}

function numbersOf(list: unknown): readonly number[] {
  return Array.isArray(list) ? list.map((each) => Number(each ?? 0)) : [];
}
