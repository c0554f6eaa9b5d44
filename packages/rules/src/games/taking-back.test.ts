import { describe, expect, it } from 'vitest';
import { playedFile } from '../game-file/testing/played-file.ts';
import { checkGameFile } from '../game-file/check.ts';
import { replay } from '../game-file/replay.ts';
import { type AnyGame, evolveAll, hideEvents } from '../kernel/game.ts';
import { seenAgain } from '../kernel/looking-back.ts';
import { allSeats } from '../kernel/seat.ts';
import { type Done, isTakeBack, isTakenBack, TakingBack } from '../kernel/taking-back.ts';
import { games } from './registry.ts';

const all = Object.values<AnyGame>(games);

/** A game of chance with moves taken back, step by step, as it is played again. */
function played(game: AnyGame, takenBack = 12) {
  const file = playedFile(game, game.seats.min, {}, takenBack);
  return { file, steps: [...replay(game, file)] };
}

/** By kind of move, and of what it did: whether whoever made it could take it back at once. */
function kinds(game: AnyGame): { readonly can: ReadonlySet<string>; readonly cannot: ReadonlySet<string> } {
  const [can, cannot] = [new Set<string>(), new Set<string>()];
  const { file, steps } = played(game, 0);
  const taking = new TakingBack(game);
  let from = 1;
  for (const { number, before, events } of steps) {
    const made = file.moves[number - 1];
    const done: Done = { seat: made?.seat ?? null, before, events, from };
    taking.follow(done);
    from += events.length;
    if (made === undefined) continue;
    const did = [...new Set(events.map(({ type }) => type))].join(' ');
    (typeof taking.from(made.seat) === 'string' ? cannot : can).add(did);
  }
  return { can, cannot };
}

describe('what can be taken back', () => {
  it('CW3.3: in Chinkway, what is discarded, played or taken for the Quest, but not what is trump, as that turns the Quest', () => {
    const { can, cannot } = kinds(games.chinkway);
    expect([...can].toSorted()).toEqual(['cardPlayed', 'cardPlayed trickWon', 'discarded', 'extracted']);
    expect(cannot).toContain('trumpNamed questTurned');
  });

  it('CS4.1, CS5.4: in Chinaso, what is laid or discarded, and an answer until all are opened, but no card drawn', () => {
    const { can, cannot } = kinds(games.chinaso);
    expect([...can]).toEqual(expect.arrayContaining(['discarded', 'discardTaken', 'laidOff', 'wentDown', 'windowOpened']));
    expect([...cannot]).toEqual(expect.arrayContaining(['drawn', 'answered bought drawn']));
  });

  it('CH4.2: in Chinchón, a discard, but neither a card drawn nor one taken that lay on another', () => {
    const { can, cannot } = kinds(games.chinchon);
    expect(can).toContain('discarded');
    expect([...cannot]).toEqual(expect.arrayContaining(['drawn', 'discardTaken']));
  });

  it('CP2.4: in Chapanka, a card played, and a talon card declined, but none that was taken', () => {
    const { can, cannot } = kinds(games.chapanka);
    expect([...can]).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickWon', 'declined', 'setAside']));
    expect(cannot).toContain('exchanged');
  });

  it('CN5.6: in Chanoyu, a card played or laid, as long as nobody draws after it', () => {
    const { can, cannot } = kinds(games.chanoyu);
    expect([...can]).toEqual(expect.arrayContaining(['cardPlayed', 'cardPlayed trickCompleted', 'cardLaid']));
    expect([...cannot].some((did) => did.endsWith('restDiscarded drawn'))).toBe(true);
  });

  it('SL3.2: in Slobberhannes, every card but the last of a deal', () => {
    const { can, cannot } = kinds(games.slobberhannes);
    expect([...can]).toEqual(['cardPlayed', 'cardPlayed trickWon']);
    expect([...cannot].every((did) => did.includes('dealScored'))).toBe(true);
  });
});

describe.each(all)('a game of $id with moves taken back', (game) => {
  const { file, steps } = played(game);

  it('has them among its moves, is a file of the second version, and true', () => {
    expect(file.moves.filter(({ move }) => isTakeBack(move))).toHaveLength(12);
    expect(file.version).toBe(2);
    expect(checkGameFile(game, file)).toBeNull();
  });

  it('stands after each as before the move that was taken back', () => {
    for (const { before, events, after } of steps) {
      const [event] = events;
      if (event === undefined || !isTakenBack(event)) continue;
      const first = steps.find(({ number }) => numberOfFirst(steps, number) === event.from);
      expect(after).toEqual(first?.before);
      expect(after).not.toEqual(before);
    }
  });

  it('is followed by everybody, who see what they would see if it had never been otherwise', () => {
    const viewers = [...allSeats(game.seats.min), 'spectator' as const, 'all-hands' as const];
    for (const viewer of viewers) {
      let view = game.hide(game.begin({ ...file, seats: file.seats.length }).state, viewer);
      for (const { before, events } of steps) view = evolveAll(game, view, hideEvents(game, events, viewer, before));
      expect(view).toEqual(game.hide(steps.at(-1)?.after ?? view, viewer));
    }
  });

  it('goes back, looked at again, to what was seen of it then, without the cards of tricks that are closed by now', () => {
    const events = steps.flatMap((step) => step.events);
    const begin = steps[0]?.before;
    const end = events.findIndex(({ type }) => game.dealEnds.includes(type));
    if (begin === undefined) throw new Error('nothing happened');
    const own = events.slice(0, end);
    const now = evolveAll(game, begin, own);
    const again = seenAgain(game, { begin, from: 1, events: own }, 'spectator', now);
    const fold = evolveAll(game, game.hide(begin, 'spectator'), again);
    expect(fold.phase.name).toBe(now.phase.name);
    for (const event of again) {
      if (!isTakenBack(event)) continue;
      const before = evolveAll(game, game.hide(begin, 'spectator'), again.slice(0, event.from - 1));
      expect(event.state).toEqual(before);
    }
  });
});

function numberOfFirst(steps: ReturnType<typeof played>['steps'], number: number): number {
  return 1 + steps.slice(0, number).reduce((sum, { events }) => sum + events.length, 0);
}
