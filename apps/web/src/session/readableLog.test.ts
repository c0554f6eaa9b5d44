import { bots } from '@chinwag/bots';
import type { GameState, Seat, Tagged } from '@chinwag/rules';
import { chanoyu } from '@chinwag/rules/chanoyu';
import { chapanka, type ChapankaState, KINAL } from '@chinwag/rules/chapanka';
import { chinkway } from '@chinwag/rules/chinkway';
import { describe, expect, it } from 'vitest';
import type { GameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import type { LogEntry } from '../board/logEntry.ts';
import { screen as chanoyuScreen } from '../games/chanoyu/screen.ts';
import { screen as chapankaScreen } from '../games/chapanka/screen.ts';
import { screen as chinkwayScreen } from '../games/chinkway/screen.ts';
import { cardsOf, peopleAt } from '../board/testing/fixture.ts';
import { type PlayedEvent, playedGame, seenBy } from '../stories/playedGame.ts';
import { readableLog } from './readableLog.ts';

const ME: Seat = 1;

/** A log line with the number of events before it. */
interface TestLine extends LogEntry {
  readonly at: number;
}

/** Returns the log of a whole game as sent to seat 1, and the readable lines after each event. */
function logOf<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
  happenings: readonly PlayedEvent<State, Event>[],
  seats: number,
) {
  const people = peopleAt(seats, ME);
  const seen = seenBy(screen.game, happenings, ME);
  const logLines = seen.flatMap(({ event, before }, at): TestLine[] =>
    screen.narrate(event, before, people).map((entry) => ({ ...entry, at })),
  );
  const readable = (at: number) => {
    const so = logLines.filter((line) => line.at <= at);
    return readableLog(so, anyGameScreen(screen), seen[at]?.after ?? { phase: { name: '' }, records: [] });
  };
  return { seen, logLines, readable };
}

/** Returns the cards in public lines, except for those that stay open. */
function cardsIn(lines: readonly TestLine[], lying: ReadonlySet<string>): ReadonlySet<string> {
  const cards = lines
    .filter(({ onlyYou }) => onlyYou === undefined)
    .flatMap(({ sentence }) => cardsOf(sentence));
  return new Set(cards.filter((card) => !lying.has(card)));
}

type Plays = readonly { readonly card: string }[];

/** Returns the cards of the current trick and the last one. */
function onTable({ trick, lastTrick }: { trick: Plays; lastTrick: { readonly plays: Plays } | null }): readonly string[] {
  return [...trick, ...(lastTrick?.plays ?? [])].map(({ card }) => card);
}

const SEED = 'a51de'.padEnd(64, '0');

const CHINKWAY = logOf(
  chinkwayScreen,
  playedGame(chinkway, bots.chinkway.sensible, {
    seats: 5,
    owner: 0,
    options: { length: 'short', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last' },
    seed: SEED,
  }),
  5,
);
const CHAPANKA = logOf(
  chapankaScreen,
  playedGame(chapanka, bots.chapanka.sensible, {
    seats: 4, owner: 0, options: { deals: 4, kinalPot: 'on', trickMemory: 'last' }, seed: SEED,
  }),
  4,
);
const CHANOYU = logOf(
  chanoyuScreen,
  playedGame(chanoyu, bots.chanoyu.sensible, {
    seats: 3, owner: 0, options: { scoring: 'links', trickMemory: 'last' }, seed: SEED,
  }),
  3,
);

/**
 * Returns the cards for which a player was paid, because they were thrown for a fee, or set aside and turned up. They stay in the
 * log.
 */
function paidFor({ records, deal }: ChapankaState): ReadonlySet<string> {
  const aside = [...records.flatMap(({ setAside }) => setAside), ...deal.setAside.map((card) => card?.card)];
  return new Set(['AS', 'AH', 'AD', 'AC', KINAL, ...aside.map(String)]);
}

describe('the log of a trick game', () => {
  it('CW4.6: shows the cards of the current trick, the last one, and those taken for the Quest', () => {
    for (const [at, { after }] of CHINKWAY.seen.entries()) {
      if (after.phase.name === 'over') continue;
      const taken = new Set([...after.records, after.deal].flatMap((deal) => deal.taken.flat().map(String)));
      const shown = cardsIn(CHINKWAY.readable(at), taken);
      expect(new Set([...shown, ...taken])).toEqual(new Set([...onTable(after.deal), ...taken]));
    }
  });

  it('CP3.2: shows the cards of the current trick, the last one, and those paid for', () => {
    for (const [at, { after }] of CHAPANKA.seen.entries()) {
      if (after.phase.name === 'over') continue;
      const paid = paidFor(after);
      const shown = cardsIn(CHAPANKA.readable(at), paid);
      expect(new Set([...shown, ...paid])).toEqual(new Set([...onTable(after.deal), ...paid]));
    }
  });

  it('CN4.5: shows the cards of the current trick, the last one, and those laid', () => {
    // a Tsukumogami is named by its own name, not by its card
    const laid = new Set<string>(['X1', 'X2']);
    for (const [at, { after, event }] of CHANOYU.seen.entries()) {
      if (event.type === 'cardLaid') laid.add(event.card);
      if (after.phase.name === 'over') continue;
      const shown = cardsIn(CHANOYU.readable(at), laid);
      expect(new Set([...shown, ...laid])).toEqual(new Set([...onTable(after.deal), ...laid]));
    }
  });

  it('shows each line at least at the moment it is added', () => {
    for (const { seen, logLines, readable } of [CHINKWAY, CHAPANKA, CHANOYU]) {
      for (const at of seen.keys()) expect(readable(at)).toEqual(expect.arrayContaining(logLines.filter((line) => line.at === at)));
    }
  });

  it('shows everything when the game is over', () => {
    for (const { seen, logLines, readable } of [CHINKWAY, CHAPANKA, CHANOYU]) expect(readable(seen.length - 1)).toEqual(logLines);
  });
});
