import { type DealSoFar, type EventsMessage, type Snapshot, unpackEvent } from '@chinwag/protocol';
import { chinkway } from '@chinwag/rules/chinkway';
import { describe, expect, it } from 'vitest';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen } from '../games/chinkway/screen.ts';
import { plain } from '../board/testing/fixture.ts';
import { type GameOnTable, GameSession, onlyTells } from './gameSession.ts';
import { readableLog } from './readableLog.ts';
import { travelling } from './testing/travellingGame.ts';

/** Returns a session whose table does not pause, unless `pace` is set. Scheduled callbacks wait until a test runs them. */
function session(snapshot: Snapshot, pace = 0, speech = 0, waitsAt: (game: GameOnTable) => boolean = () => false) {
  const seen: GameOnTable[] = [];
  const rests: number[] = [];
  let due: readonly (() => void)[] = [];
  const game = new GameSession(snapshot, {
    screen: anyGameScreen(screen),
    players: () => [],
    changed: (changed) => seen.push(changed),
    pace: () => pace,
    speech: (lines) => lines.length * speech,
    waitsAt,
    schedule: (run, milliseconds) => {
      rests.push(milliseconds);
      due = [...due, run];
      return () => {
        due = due.filter((other) => other !== run);
      };
    },
  });
  return { game, seen, rests, scheduled: () => due.length };
}

const { snapshot, messages, end } = travelling();

/** Returns whether a card is taken from a trick for the Quest in a message. */
function takesCard([, , ...events]: EventsMessage): boolean {
  const unpacked = events.map((event) => unpackEvent(event, chinkway.eventFields));
  return unpacked.some((event) => event?.type === 'extracted' && 'card' in event && event.card !== null);
}

/** Returns the log lines without their keys. */
const sentences = ({ game: { logLines: sent } }: GameSession) => sent.map(({ at, mark, sentence }) => ({ at, mark, sentence }));

/** Returns a session that has followed the game from the start through this many messages. */
function through(count: number): GameSession {
  const { game } = session(snapshot);
  for (const message of messages.slice(0, count)) {
    game.receive(message);
    game.release();
  }
  return game;
}

/**
 * Returns the snapshot after this many messages, as sent to a viewer who comes then, and the deal so far. Both are in the first
 * deal.
 */
function cameAfter(count: number): { readonly snapshot: Snapshot; readonly deal: DealSoFar } {
  const sent = messages.slice(0, count);
  const seq = sent.at(-1)?.[0] ?? 0;
  const { newest } = through(count).game;
  const { gameId, seat, sight, state } = snapshot;
  const events = sent.flatMap(([, , ...packed]) => packed);
  const deal = { gameId, seat, sight, from: 1, scored: 0, state: { ...state }, events, madeForYou: [] };
  return { snapshot: { ...snapshot, seq, state: newest }, deal };
}

describe('a table that waits for something to be read', () => {
  it('shows nothing later, skipped or not, until it is released', () => {
    const trumpIsNamed = ({ shown }: GameOnTable) => shown.phase.name === 'play';
    let read = false;
    const { game } = session(snapshot, 0, 0, (on) => !read && trumpIsNamed(on));
    for (const message of messages.slice(0, 12)) game.receive(message);
    game.skip();
    const { shown, newest } = game.game;
    expect(trumpIsNamed(game.game)).toBe(true);
    expect(shown).not.toBe(newest);
    read = true;
    game.release();
    expect(game.game.shown).toBe(game.game.newest);
  });
});

describe('coming back to a game of Chinkway', () => {
  it('has the log of a player who stayed, with new events and without duplicates', () => {
    const came = cameAfter(12);
    const { game } = session(came.snapshot);
    expect(game.lacksPast).toBe(true);
    for (const message of messages.slice(12, 15)) game.receive(message);
    game.lookBack(cameAfter(13).deal);
    expect(game.lacksPast).toBe(false);
    for (const message of messages.slice(15, 18)) game.receive(message);
    expect(sentences(game)).toEqual(sentences(through(18)));
    game.lookBack(came.deal);
    expect(sentences(game)).toEqual(sentences(through(18)));
    expect(new Set(game.game.logLines.map(({ key }) => key)).size).toBe(game.game.logLines.length);
  });

  it('changes only the log when it loads the past, but the table when a message comes', () => {
    const came = cameAfter(12);
    const { game } = session(came.snapshot);
    const before = game.game;
    game.lookBack(came.deal);
    expect(game.game.logLines).not.toEqual([]);
    expect(onlyTells(before, game.game)).toBe(true);
    for (const message of messages.slice(12, 15)) game.receive(message);
    expect(onlyTells(before, game.game)).toBe(false);
  });

  it('after a gap keeps the log from before it and adds what was missed', () => {
    const game = through(6);
    const came = cameAfter(12);
    game.restart(came.snapshot);
    game.lookBack(came.deal);
    expect(sentences(game)).toEqual(sentences(through(12)));
  });

  it('logs an absence when whole deals were missed', () => {
    const game = through(6);
    const came = cameAfter(12);
    game.restart(came.snapshot);
    game.lookBack({ ...came.deal, from: 1000, state: { ...came.snapshot.state }, events: [] });
    expect(plain(game.game.logLines.at(-1)?.sentence ?? null)).toContain('You were away');
  });

  it('ignores a deal of another game or another view', () => {
    const came = cameAfter(12);
    const { game } = session(came.snapshot);
    game.lookBack({ ...came.deal, gameId: 'g0' });
    game.lookBack({ ...came.deal, sight: 'public', seat: null });
    expect(game.lacksPast).toBe(true);
    expect(game.game.logLines).toEqual([]);
  });

  it('shows what a bot played for the player, until the player moves', () => {
    const came = cameAfter(12);
    const own = through(12).game.logLines.find(({ sentence }) => plain(sentence).startsWith('You '));
    const { game } = session(came.snapshot);
    game.lookBack({ ...came.deal, madeForYou: [own?.at ?? 0] });
    expect(game.game.meanwhile).toMatchObject({ moves: 1, lines: [{ sentence: own?.sentence }] });
    game.acted();
    expect(game.game.meanwhile).toBeNull();
  });
});

describe('a table that waits for speech', () => {
  const first = messages.slice(0, 3);
  const waits = (pace: number, speech: number): readonly number[] => {
    const { game, rests } = session(snapshot, pace, speech);
    for (const message of first) game.receive(message);
    return rests;
  };

  it('rests until the shown lines can have been spoken, however fast the cards move', () => {
    const [asIs = 0] = waits(1, 0);
    expect(asIs).toBeGreaterThan(0);
    expect(waits(1, asIs * 5)[0]).toBeGreaterThanOrEqual(asIs * 5);
    expect(waits(0, 1000)[0]).toBeGreaterThanOrEqual(1000);
  });

  it('rests no longer than usual when the lines were spoken sooner', () => {
    expect(waits(1, 1)).toEqual(waits(1, 0));
    expect(waits(0, 0)).toEqual([]);
  });
});

describe('following a game of Chinkway', () => {
  it('reaches the table’s state for this seat from a snapshot and hidden events alone', () => {
    const { game } = session(snapshot);
    for (const message of messages) {
      expect(game.receive(message)).toBe('followed');
      game.release();
    }
    expect(game.game.newest).toEqual(end);
    expect(game.game.shown).toEqual(end);
    expect(game.game.log.length).toBeGreaterThan(0);
  });

  it('CW4.6: logs everything, but shows only lines about open tricks until the game is over', () => {
    const { game, seen } = session(snapshot);
    for (const message of messages) {
      game.receive(message);
      game.release();
    }
    for (const { logLines: sent, log, shown } of seen) expect(log).toEqual(readableLog(sent, anyGameScreen(screen), shown));
    expect(seen.some(({ logLines: sent, log }) => log.length < sent.length)).toBe(true);
    expect(new Set(game.game.logLines.map(({ key }) => key)).size).toBe(game.game.logLines.length);
    expect(game.game.log).toEqual(game.game.logLines);
  });

  it('shows one event at a time, while moves are already those of the newest state', () => {
    const { game, scheduled } = session(snapshot, 1);
    for (const message of messages.slice(0, 6)) game.receive(message);
    expect(scheduled()).toBe(1);
    expect(game.game.shown).not.toEqual(game.game.newest);
    game.skip();
    expect(game.game.shown).toBe(game.game.newest);
  });

  it('stops at the score of a deal until it is released', () => {
    const { game } = session(snapshot);
    const deal = messages.findIndex((message) => {
      game.receive(message);
      return game.game.sheet !== null;
    });
    for (const message of messages.slice(deal + 1, deal + 4)) game.receive(message);
    expect(game.game).toMatchObject({ sheet: game.shownSeq, behind: 4 });
    game.release();
    expect(game.game).toMatchObject({ sheet: null, behind: 0, shown: game.game.newest });
  });

  it('does not open the score of the last deal, which the result shows', () => {
    const { game } = session(snapshot);
    const sheets = new Set<number | null>();
    for (const message of messages) {
      game.receive(message);
      sheets.add(game.game.sheet);
      game.release();
    }
    sheets.delete(null);
    expect(sheets.size).toBe(4);
    expect(game.game.newest.records).toHaveLength(5);
  });

  it('starts each card’s flight once and in order, and none after a skip', () => {
    const { game } = session(snapshot);
    const keys = () => game.game.flights.map(({ key }) => key);
    const upToTheFirst = messages.slice(0, messages.findIndex(takesCard) + 1);
    for (const message of upToTheFirst) {
      game.receive(message);
      game.release();
    }
    expect(keys()).toEqual(keys().map((_, k) => k + (keys()[0] ?? 0)));
    const flight = game.game.flights.find(({ to }) => to[0]?.startsWith('laid ') === true);
    expect(flight?.from).toEqual([`trick ${flight?.thing.kind === 'card' ? flight.thing.card : ''}`]);
    const waiting = session(snapshot, 1);
    for (const message of upToTheFirst) waiting.game.receive(message);
    waiting.game.skip();
    expect(waiting.game.game.flights).toEqual([]);
  });

  it('detects a gap, and continues from the snapshot it is sent', () => {
    const { game } = session(snapshot);
    const [first = [0, []], , third = [0, []]] = messages;
    game.receive(first);
    expect(game.receive(third)).toBe('gap');
    game.restart({ ...snapshot, seq: messages.at(-1)?.[0] ?? 0, state: end });
    expect(game.game.shown).toEqual(end);
    expect(game.lacksPast).toBe(true);
  });

  it('changes to another view, of another moment if need be, without logging an absence', () => {
    const game = through(12);
    const sent = game.game.logLines.length;
    game.restart({ ...snapshot, sight: 'all-hands-later', seat: null });
    expect(game.game).toMatchObject({ viewer: 'spectator', sight: 'all-hands-later', handOf: null, shown: snapshot.state });
    game.restart({ ...snapshot, sight: 'one-seat', seat: 1 });
    game.restart({ ...snapshot, sight: 'one-seat', seat: 3 });
    expect(game.game).toMatchObject({ viewer: 'spectator', handOf: 3 });
    expect(game.game.logLines).toHaveLength(sent);
  });

  it('ignores a snapshot of the state it already has', () => {
    const { game, seen } = session(snapshot);
    game.restart(snapshot);
    expect(seen).toEqual([]);
  });
});
