import type { Page } from '@playwright/test';
import type { TestPlayer } from '../../apps/server/src/tests/support/test-player.ts';
import { type FactKind, type Facts, factsOf } from './facts.ts';
import { type Reading, readScreen } from './reading.ts';
import { cardName, type EveningLanguage, WORDS } from './words.ts';

/** A person's screen. */
export interface WatchedScreen {
  /** The person's name at the table. For a television, any other name. */
  readonly name: string;
  readonly language: EveningLanguage;
  /** Whether nobody plays on the screen, because its owner is a spectator, or makes moves elsewhere. */
  readonly looksOn: boolean;
  readonly page: Page;
}

/** A fact that a screen states differently from the server, with both versions. */
export interface ScreenDifference {
  readonly kind: FactKind;
  readonly screen: string;
  readonly about: string;
  readonly is: string;
  readonly said: string;
}

/** How far a screen may be behind the server, in ms. */
const BEHIND_AT_MOST = 2000;

/** The timeout for a table that never settles, in ms. */
const GIVE_UP = 30_000;

/** Compares the screens with the server's state. */
export class Probe {
  /** The number of screens read. */
  read = 0;
  /** The number of comparisons of each kind of fact. */
  readonly compared = new Map<FactKind, number>();

  constructor(
    private readonly server: () => TestPlayer,
    private readonly screens: () => readonly WatchedScreen[],
  ) {}

  /** Returns the server's current facts. */
  get facts(): Facts {
    return factsOf(this.server());
  }

  /**
   * Reads all screens until they agree with the server. Resolves with the differences that last longer than the tolerance, which
   * restarts with each event.
   */
  async differences(screens = this.screens(), behindAtMost = BEHIND_AT_MOST): Promise<readonly ScreenDifference[]> {
    let { version } = this.facts;
    let since = Date.now();
    const last = since + GIVE_UP;
    for (;;) {
      const started = Date.now();
      const found = (await Promise.all(screens.map((screen) => this.#differencesOn(screen)))).flat();
      if (version !== this.facts.version) {
        if (started > last) return [];
        [version, since] = [this.facts.version, Date.now()];
        continue;
      }
      if (found.length === 0 || started - since >= behindAtMost) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #differencesOn({ name, language, looksOn, page }: WatchedScreen): Promise<readonly ScreenDifference[]> {
    const { before, reading } = await onceLoaded(async () => {
      // A page without time to draw does not count as wrong.
      await page.evaluate(() => new Promise((drawn) => void requestAnimationFrame(() => void requestAnimationFrame(drawn))));
      const now = this.facts;
      return { before: now, reading: await readScreen(page, language, now.names) };
    });
    this.read += 1;
    if (reading.isLost) return [];
    const found: ScreenDifference[] = [];
    for (const { kind, about, is, said } of comparedOn({ facts: before, reading, name, language, looksOn })) {
      this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1);
      if (is !== said) found.push({ kind, screen: name, about, is, said });
    }
    return found;
  }
}

/** Reads a page, and reads it again if it has reloaded in the meantime, as after an update. */
async function onceLoaded<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!String(error).includes('because of a navigation')) throw error;
    return read();
  }
}

/** A fact, on the server and on a screen. */
type ComparedFact = Omit<ScreenDifference, 'screen'>;

interface ReadScreen extends Pick<WatchedScreen, 'name' | 'language' | 'looksOn'> {
  readonly facts: Facts;
  readonly reading: Reading;
}

/** Returns all facts on a screen, each beside the server's. */
function comparedOn(sight: ReadScreen): readonly ComparedFact[] {
  const { facts, reading } = sight;
  // The server of an evening is honest, so an alarm is a fault.
  if (reading.alarm !== null) return [{ kind: 'result', about: 'a game that was checked', is: 'true', said: reading.alarm }];
  if (facts.result !== null) return reading.places.length === 0 ? [] : resultOn(sight, facts.result);
  if (reading.sheet !== null) return sheetOn(sight, reading.sheet);
  if (reading.places.length > 0) return heldResultOn(sight);
  if (!facts.names.some((player) => reading.whole.includes(player))) {
    return [{ kind: 'presence', about: 'the table', is: 'has players', said: reading.whole }];
  }
  return [...whereOn(sight), ...turnOn(sight), ...trickOn(sight), ...seatsOn(sight)];
}

function resultOn({ facts: { names }, reading: { places } }: ReadScreen, scores: readonly number[]): readonly ComparedFact[] {
  return names.flatMap((name, seat) => {
    const place = places.find((one) => one.includes(name));
    const is = String(scores[seat]);
    return place === undefined ? [] : [{ kind: 'result', about: name, is, said: numbers(place).includes(is) ? is : place }];
  });
}

/**
 * Checks the result of the previous game during the next one. A player keeps it until they close it, and it must say that the next
 * game is running and when it is their turn. A spectator must not see it once the first deal is in progress.
 */
function heldResultOn(
  { facts: { isUnderWay, asked, names }, reading: { whole }, name, language, looksOn }: ReadScreen,
): readonly ComparedFact[] {
  const words = WORDS[language];
  const seat = names.indexOf(name);
  if (looksOn) return isUnderWay ? [{ kind: 'result', about: 'the game', is: 'is on', said: 'is over' }] : [];
  const found: ComparedFact[] = [
    { kind: 'result', about: 'the game', is: 'is on', said: words.nextIsOn.test(whole) ? 'is on' : 'is over' },
  ];
  if (asked.includes(seat)) {
    found.push({ kind: 'turn', about: 'the result', is: 'your turn', said: words.yourTurn.test(whole) ? 'your turn' : whole });
  }
  return found;
}

/**
 * Checks a sheet that covers the table. The sheet must tell the player to act that it is their turn. A spectator must not see it
 * once a later deal is in progress.
 */
function sheetOn(
  { facts: { isUnderWay, asked, names }, name, language, looksOn }: ReadScreen, sheet: string,
): readonly ComparedFact[] {
  if (looksOn) return isUnderWay ? [{ kind: 'deal', about: 'the sheet', is: 'closed', said: sheet }] : [];
  if (!asked.includes(names.indexOf(name))) return [];
  const said = WORDS[language].yourTurn.test(sheet) ? 'your turn' : sheet;
  return [{ kind: 'turn', about: 'the sheet', is: 'your turn', said }];
}

function whereOn({ facts: { deal, trick }, reading: { bar, barSeen }, language }: ReadScreen): readonly ComparedFact[] {
  const found: ComparedFact[] = [];
  const compare = (kind: FactKind, is: number, [heard, seen]: readonly (string | undefined)[]): void => {
    if (heard === undefined) return;
    found.push({ kind, about: 'the bar', is: String(is), said: heard });
    found.push({ kind, about: 'the bar as seen', is: String(is), said: seen ?? '' });
  };
  const both = (pattern: RegExp) => [bar, barSeen].map((text) => pattern.exec(text)?.[1]);
  if (deal > 0) compare('deal', deal, both(/(?<!\[level=)(\d+)/));
  if (trick !== null) compare('trick', trick.number, both(WORDS[language].trick));
  return found;
}

/** Returns the facts about the turn: the lamp, the marked seats, and the players named by the status line. */
function turnOn({ facts: { turn, asked, names }, reading, name, language }: ReadScreen): readonly ComparedFact[] {
  const seat = names.indexOf(name);
  const isAsked = asked.includes(seat);
  const lamp = (isLit: boolean): string => (isLit ? 'lit' : 'out');
  const found: ComparedFact[] = [];
  if (seat >= 0) found.push({ kind: 'turn', about: 'the lamp', is: lamp(isAsked), said: lamp(reading.asksYou) });
  const marked = reading.seats.filter(({ spoken }) => WORDS[language].inTurn.test(spoken)).map((one) => one.name);
  if (reading.seats.length === names.length) {
    found.push({ kind: 'turn', about: 'the seats', is: turn === null ? '' : names[turn] ?? '', said: marked.join() });
  }
  if (asked.length > 0 && reading.status !== '' && !isAsked) {
    const waitedFor = asked.map((one) => names[one] ?? '');
    const isSaid = waitedFor.some((one) => reading.status.includes(one));
    found.push({ kind: 'who-waits', about: 'the status', is: waitedFor.join(), said: isSaid ? waitedFor.join() : reading.status });
  }
  return found;
}

function trickOn({ facts: { trick, names }, reading, name, language }: ReadScreen): readonly ComparedFact[] {
  if (trick === null || reading.trick === null) return [];
  const is = trick.plays.map(({ seat, card }) => `${cardName(card, language) ?? 'a card'} of ${names[seat]}`);
  const said = reading.trick.plays.map(({ card, player }, at) => {
    const isNamed = cardName(trick.plays[at]?.card ?? '', language) !== null;
    return `${isNamed ? card : 'a card'} of ${names.includes(player) ? player : name}`;
  });
  return [
    { kind: 'trick', about: 'the trick', is: String(trick.number), said: String(reading.trick.number) },
    { kind: 'cards', about: 'the trick', is: is.join(), said: said.join() },
  ];
}

function seatsOn({ facts, reading, language }: ReadScreen): readonly ComparedFact[] {
  const words = WORDS[language];
  return reading.seats.flatMap(({ name, spoken, seen }): readonly ComparedFact[] => {
    const seat = facts.names.indexOf(name);
    const found: ComparedFact[] = [
      presenceOf(name, { is: facts.presence[seat] ?? '', said: presenceIn(spoken, language), spoken }),
    ];
    const compare = (kind: FactKind, pattern: RegExp, count: number | undefined): void => {
      const [said] = numbers(pattern.exec(spoken)?.[1] ?? '');
      if (said === undefined || count === undefined) return;
      const is = String(count);
      found.push({ kind, about: name, is, said });
      if (seen !== null) found.push({ kind, about: `${name} as seen`, is, said: numbers(seen).includes(is) ? is : seen });
    };
    compare('score', words.points, facts.scores?.[seat]);
    compare('held', words.cards, facts.held?.[seat]);
    if (facts.dealer !== null) {
      const deals = facts.dealer === seat ? 'deals' : '';
      found.push({ kind: 'dealer', about: name, is: deals, said: words.deals.test(spoken) ? 'deals' : '' });
    }
    return found;
  });
}

/** Returns the fact about a person's presence, including the screen's words if they differ. */
function presenceOf(about: string, { is, said, spoken }: { is: string; said: string; spoken: string }): ComparedFact {
  return { kind: 'presence', about, is, said: said === is ? is : `${said} in “${spoken}”` };
}

/** Returns the presence that a seat states. The longest match counts, because some start with the same words. */
function presenceIn(spoken: string, language: EveningLanguage): string {
  const said = Object.entries(WORDS[language].presence).filter(([, word]) => spoken.includes(word));
  return said.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 'here';
}

function numbers(text: string): readonly string[] {
  return text.replaceAll('−', '-').match(/-?\d+/g) ?? [];
}
