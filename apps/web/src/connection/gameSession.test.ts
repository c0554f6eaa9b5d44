import { type EventsMessage, type Snapshot, unpackEvent } from '@chinwag/protocol';
import { chinkway } from '@chinwag/rules/chinkway';
import { describe, expect, it } from 'vitest';
import { anyGameScreen } from '../boards/catalogue.ts';
import { screen } from '../boards/chinkway/index.ts';
import { type GameOnTable, GameSession } from './gameSession.ts';
import { readableLog } from './readableLog.ts';
import { travelling } from './testing/travellingGame.ts';

/** A session whose table never rests, unless `pace` says so; what is scheduled waits until it is run. */
function session(snapshot: Snapshot, pace = 0) {
  const seen: GameOnTable[] = [];
  let due: readonly (() => void)[] = [];
  const game = new GameSession(snapshot, {
    screen: anyGameScreen(screen),
    players: () => [],
    changed: (changed) => seen.push(changed),
    pace: () => pace,
    schedule: (run) => {
      due = [...due, run];
      return () => {
        due = due.filter((other) => other !== run);
      };
    },
  });
  return { game, seen, scheduled: () => due.length };
}

const { snapshot, messages, end } = travelling();

/** Whether a card is taken from a trick for the Quest in a message. */
function takesCard([, , ...events]: EventsMessage): boolean {
  const unpacked = events.map((event) => unpackEvent(event, chinkway.eventFields));
  return unpacked.some((event) => event?.type === 'extracted' && 'card' in event && event.card !== null);
}

describe('following a game of Chinkway', () => {
  it('comes from a snapshot and hidden events alone to what the table would show this seat', () => {
    const { game } = session(snapshot);
    for (const message of messages) {
      expect(game.receive(message)).toBe('followed');
      game.release();
    }
    expect(game.game.newest).toEqual(end);
    expect(game.game.shown).toEqual(end);
    expect(game.game.log.length).toBeGreaterThan(0);
  });

  it('CW4.6: tells everything, but lets only the tricks that are open be read again; when the game is over, all', () => {
    const { game, seen } = session(snapshot);
    for (const message of messages) {
      game.receive(message);
      game.release();
    }
    for (const { told, log, shown } of seen) expect(log).toEqual(readableLog(told, anyGameScreen(screen), shown));
    expect(seen.some(({ told, log }) => log.length < told.length)).toBe(true);
    expect(new Set(game.game.told.map(({ key }) => key)).size).toBe(game.game.told.length);
    expect(game.game.log).toEqual(game.game.told);
  });

  it('shows one event at a time, while what may be played is already of the newest', () => {
    const { game, scheduled } = session(snapshot, 1);
    for (const message of messages.slice(0, 6)) game.receive(message);
    expect(scheduled()).toBe(1);
    expect(game.game.shown).not.toEqual(game.game.newest);
    game.skip();
    expect(game.game.shown).toBe(game.game.newest);
  });

  it('has the table wait while the score of a deal is read', () => {
    const { game } = session(snapshot);
    for (const message of messages) game.receive(message);
    expect(game.game.sheetsDue).toBe(1);
    expect(game.game.shown).not.toEqual(game.game.newest);
    game.release();
    expect(game.game.sheetsDue).toBe(2);
  });

  it('does not open the score of the last deal: the result shows it', () => {
    const { game } = session(snapshot);
    for (const message of messages) {
      game.receive(message);
      game.release();
    }
    expect(game.game.sheetsDue).toBe(4);
  });

  it('has whatever flies set out once, in order, and nothing any more once all is to be shown at once', () => {
    const { game } = session(snapshot);
    const keys = () => game.game.flights.map(({ key }) => key);
    const upToTheFirst = messages.slice(0, messages.findIndex(takesCard) + 1);
    for (const message of upToTheFirst) {
      game.receive(message);
      game.release();
    }
    expect(keys()).toEqual([0]);
    const [flight] = game.game.flights;
    expect(flight?.from).toEqual([`trick ${flight?.thing.kind === 'card' ? flight.thing.card : ''}`]);
    const waiting = session(snapshot, 1);
    for (const message of upToTheFirst) waiting.game.receive(message);
    waiting.game.skip();
    expect(waiting.game.game.flights).toEqual([]);
  });

  it('notices a gap, and goes on from the snapshot it is sent, with a line about it in the log', () => {
    const { game } = session(snapshot);
    const [first = [0, []], , third = [0, []]] = messages;
    game.receive(first);
    expect(game.receive(third)).toBe('gap');
    game.restart({ ...snapshot, seq: messages.at(-1)?.[0] ?? 0, state: end });
    expect(game.game.shown).toEqual(end);
    expect(game.game.log.at(-1)?.sentence[0]).toContain('You were away');
  });

  it('takes a snapshot of what it already has without a word', () => {
    const { game, seen } = session(snapshot);
    game.restart(snapshot);
    expect(seen).toEqual([]);
  });
});
