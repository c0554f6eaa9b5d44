import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { plain } from '../board/testing/fixture.ts';
import { screen } from '../games/chinkway/screen.ts';
import { type GameOnTable, GameSession } from './gameSession.ts';
import { byTimer } from './playback.ts';
import { travelling } from './testing/travellingGame.ts';

const SEATS = 5;
const players = Array.from({ length: SEATS }, (_, seat) => ({
  seat, name: `Player ${seat}`, kind: 'person', you: false, connected: true, standIn: false,
} as const));

const watched = travelling('short', 'spectator');
const played = travelling();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the screen of a viewer who does nothing, at a table with the pauses of a table among friends. */
function untouched({ snapshot }: typeof watched, looksOn: () => boolean) {
  const opened = new Set<number>();
  const changed = ({ sheet }: GameOnTable): void => {
    if (sheet !== null) opened.add(sheet);
  };
  const session = new GameSession(snapshot, {
    screen: anyGameScreen(screen), players: () => players, changed, pace: () => 1, speech: () => 0, schedule: byTimer,
    keepingUp: { looksOn, now: () => performance.now() },
  });
  return { session, opened };
}

/** Receives each move `every` ms after the previous one. */
function plays(session: GameSession, messages: typeof watched.messages, every: number, look: () => void = () => undefined): void {
  for (const message of messages) {
    vi.advanceTimersByTime(every);
    session.receive(message);
    look();
  }
}

const notices = ({ game }: GameSession) => game.logLines.filter(({ notice }) => notice).map(({ sentence }) => plain(sentence));
const scored = (messages: typeof watched.messages, deals: number): number => {
  const session = untouched(watched, () => true).session;
  return 1 + messages.findIndex((message) => {
    session.receive(message);
    return session.game.newest.records.length === deals;
  });
};
const firstDeal = scored(watched.messages, 1);
const secondDeal = scored(watched.messages, 2);

describe('an untouched television', () => {
  it('opens the score of each deal, and closes it once the next deal is under way', () => {
    const { session, opened } = untouched(watched, () => true);
    const underSheet: number[] = [];
    plays(session, watched.messages, 6000, () => {
      if (session.game.sheet !== null) underSheet.push(session.game.behind);
      expect(session.game.newest.records.length - session.game.shown.records.length).toBeLessThanOrEqual(1);
    });
    expect(Math.max(...underSheet)).toBeLessThanOrEqual(1);
    vi.advanceTimersByTime(20_000);
    expect(opened.size).toBe(4);
    expect(session.game.shown).toEqual(watched.end);
  });

  it('shows the end of a game soon after it, however fast it was played', () => {
    const { session } = untouched(watched, () => true);
    plays(session, watched.messages, 100, () => undefined);
    vi.advanceTimersByTime(10_000);
    expect(session.game.shown).toEqual(watched.end);
  });

  it('never stays over a trick behind for more than five seconds, and says how far it was', () => {
    const { session } = untouched(watched, () => true);
    const cameAt: number[] = [];
    const ages: number[] = [];
    plays(session, watched.messages, 300, () => {
      cameAt.push(performance.now());
      const { behind } = session.game;
      if (behind > SEATS) ages.push(performance.now() - (cameAt.at(-behind) ?? -Infinity));
    });
    expect(ages.length).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(5000);
    expect(notices(session)[0]).toMatch(/^You were \d+ moves behind/);
  });

  it('ignores changes to the system clock', () => {
    const { session } = untouched(watched, () => true);
    session.receive(watched.messages[0] ?? [0, []]);
    vi.setSystemTime(Date.now() + 3_600_000);
    plays(session, watched.messages.slice(1, 5), 1);
    expect(notices(session)).toEqual([]);
  });
});

it('a page that slept through a deal shows the current state within five seconds', () => {
  const { session } = untouched(watched, () => true);
  plays(session, watched.messages.slice(0, firstDeal + 12), 0);
  expect(session.game.shown).not.toBe(session.game.newest);
  vi.advanceTimersByTime(5000);
  expect(session.game.shown).toBe(session.game.newest);
  expect(session.game.sheet).toBeNull();
});

it('a page that slept and gets the whole game shows no score sheet over it', () => {
  const { session } = untouched(watched, () => true);
  plays(session, watched.messages.slice(0, firstDeal), 5000);
  vi.advanceTimersByTime(9000);
  expect(session.game.sheet).not.toBeNull();
  const seq = watched.messages.at(-1)?.[0] ?? 0;
  session.restart({ ...watched.snapshot, seq, state: watched.end });
  expect(session.game).toMatchObject({ sheet: null, behind: 0 });
});

it('the opening of a game counts as no move, but moves missed before a snapshot do', () => {
  const { session } = untouched(watched, () => true);
  const moved = watched.messages.slice(0, 2).map((message) => {
    session.receive(message);
    return session.game.hasMoved;
  });
  expect(moved).toEqual([false, true]);
  const other = untouched(watched, () => true).session;
  plays(other, watched.messages.slice(0, 1), 0);
  other.restart({ ...watched.snapshot, seq: watched.messages.at(-1)?.[0] ?? 0, state: watched.end });
  expect(other.game.hasMoved).toBe(true);
});

describe('a player who reads the score', () => {
  it('keeps it until they close it, and then sees what happened since', () => {
    const { session } = untouched(played, () => false);
    plays(session, played.messages.slice(0, firstDeal + 3), 5000);
    vi.advanceTimersByTime(60_000);
    expect(session.game).toMatchObject({ isScoreRead: true, behind: 4 });
    session.release();
    expect(session.game).toMatchObject({ sheet: null, isScoreRead: false });
    expect(session.game.shown).not.toBe(session.game.newest);
  });

  it('sees no older score than that of the last deal', () => {
    const { session } = untouched(played, () => false);
    plays(session, played.messages.slice(0, secondDeal), 1000);
    vi.advanceTimersByTime(60_000);
    expect(notices(session)).toHaveLength(1);
    expect(session.game.shown.records).toHaveLength(2);
  });

  it('becomes a spectator once a bot plays for them, so the table continues', () => {
    let bot = false;
    const { session } = untouched(played, () => bot);
    plays(session, played.messages.slice(0, firstDeal), 5000);
    vi.advanceTimersByTime(9000);
    bot = true;
    expect(session.game.sheet).not.toBeNull();
    plays(session, played.messages.slice(firstDeal, firstDeal + 1), 5000);
    expect(session.game.sheet).toBeNull();
  });
});
