import type { Scene } from '../scene.ts';
import { forgedRound } from '../../../apps/web/src/fairness/testing/question.ts';
import { gameOf, recordOf, SEAT, termsOf } from '../server.ts';

const TERMS = termsOf('shown');

/** Scenes that destroy the proof by making the device lose its evidence. */
export const SILENCE_SCENES: readonly Scene[] = [
  {
    does: 'shows other cards up to a gap, so that nothing before it counts',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(rigged, { to: 10 });
      server.play(file, { from: 12 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows other cards after a gap, so that nothing after it counts',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      server.play(rigged, { from: 12, to: 20 });
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'leaves events out, and never shows what came of them',
    expected: 'not proved: not-all-shown',
    cheat: async (server) => {
      const { file } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      server.play(file, { from: 12 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'leaves events out, and shows the whole game afterwards',
    expected: 'proved of 1',
    cheat: async (server) => {
      const { file } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      server.show(file, 12);
      server.play(file, { from: 12 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows the game no further',
    expected: 'not proved: not-all-shown',
    cheat: async (server) => {
      const { file } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows other cards in another view: all hands, as to one who watches',
    expected: 'not proved: not-all-shown',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      server.snapshot(file.id, 10, {}, 'all-hands');
      server.play(rigged, { from: 10, to: 20 });
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows other cards in another view: as a spectator sees them',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 10 });
      server.show(rigged, 10, 'spectator');
      server.play(rigged, { from: 10, to: 20, viewer: 'spectator' });
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'breaks the connection after other cards, and shows the right ones on the next',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(rigged, { to: 10 });
      server.drop();
      await server.come();
      server.show(file, 10);
      server.play(file, { from: 10 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'displaces evidence by 50 sham questions about the same game, and forges its numbers',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.shuffle(TERMS);
      for (let round = 2; round <= 51; round++) await server.ask(termsOf('shown', round));
      const file = gameOf(TERMS, [forgedRound(TERMS)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'displaces evidence by sham questions about 50 other games, and forges its numbers',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.shuffle(TERMS);
      for (let game = 1; game <= 50; game++) await server.ask(termsOf(`sham-${game}`));
      const file = gameOf(TERMS, [forgedRound(TERMS)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'displaces evidence by sham questions about 50 other games while this one is played',
    expected: 'untrue',
    cheat: async (server) => {
      const { rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      for (let game = 1; game <= 50; game++) await server.ask(termsOf(`sham-${game}`));
      server.play(rigged);
      await server.end(rigged);
      return recordOf(rigged);
    },
  },
  {
    does: 'displaces evidence by showing the beginnings of 20 other games after this one',
    expected: 'not proved: nothing-saved',
    limit: 'a device has room for 20 games: of those whose first card was shown the oldest goes',
    cheat: async (server) => {
      const { rigged } = await server.shuffledAndRigged(TERMS);
      await server.playOut(rigged);
      for (let game = 1; game <= 20; game++) server.snapshot(`sham-${game}`, 0, {}, SEAT);
      return recordOf(rigged);
    },
  },
  {
    does: 'wears the comparison out by breaking the connection 80 times, once after other cards',
    expected: 'not proved: not-all-shown',
    limit: 'a device has room for 60 stretches a game; that it had to drop some is said',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(rigged, { to: 10 });
      for (let seq = 10; seq < 250; seq += 3) {
        server.drop();
        server.show(file, seq + 2);
        server.play(file, { from: seq + 2, to: seq + 3 });
      }
      server.play(file, { from: 250 });
      await server.end(file);
      return recordOf(file);
    },
  },
];
