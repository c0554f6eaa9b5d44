import type { Scene } from '../scene.ts';
import { forgedRound, shuffledBy } from '../../../apps/web/src/fairness/testing/question.ts';
import { eventsOf, gameOf, OTHERS, recordOf, SEAT, termsOf } from '../server.ts';

const TERMS = termsOf('shown');
const NAMED = { gameId: 'shown', round: 1 };

/** Scenes in which cards differ from the record, or are revealed too soon. */
export const CARD_SCENES: readonly Scene[] = [
  {
    does: 'deals by a shuffle of its own, and publishes the game that the numbers make',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged);
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'deals one game, and publishes another lawful one by the same numbers',
    expected: 'untrue',
    cheat: async (server) => {
      const round = await server.shuffle((await server.come(), TERMS));
      const file = gameOf(TERMS, [round]);
      server.show(file);
      server.play(file);
      await server.end(gameOf(TERMS, [round], 1));
      return recordOf(gameOf(TERMS, [round], 1));
    },
  },
  {
    does: 'shows cards of its own before the numbers, and the numbers afterwards',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const bound = server.bound(await server.ask(TERMS));
      const chosen = gameOf(TERMS, [forgedRound(TERMS)]);
      server.show(chosen);
      server.play(chosen, { to: 8 });
      await server.tell({ step: 'bound', ...NAMED, commitments: bound.commitments });
      const round = server.given(bound);
      await server.tell({ step: 'given', ...NAMED, numbers: round.numbers });
      const file = gameOf(TERMS, [round]);
      server.show(file, 8);
      server.play(file, { from: 8 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows the right cards before it sends the numbers',
    expected: 'not proved: cards-first',
    cheat: async (server) => {
      await server.come();
      const bound = server.bound(await server.ask(TERMS));
      await server.tell({ step: 'bound', ...NAMED, commitments: bound.commitments });
      const round = server.given(bound);
      const file = gameOf(TERMS, [round]);
      server.show(file);
      server.play(file, { to: 8 });
      await server.tell({ step: 'given', ...NAMED, numbers: round.numbers });
      server.play(file, { from: 8 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'rotates the hands by one seat',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const file = gameOf(TERMS, [await server.shuffle(TERMS)]);
      server.show(file);
      server.play(file, { viewer: SEAT + 1 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows another table in a snapshot in the middle of the game',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 20 });
      server.show(rigged, 20);
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'the same, and sends 200 right snapshots so that there is no room for the false one',
    expected: 'not proved: not-all-shown',
    limit: 'a device has room for 60 snapshots a game; that it had to drop some is said',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(file);
      server.play(file, { to: 20 });
      server.show(rigged, 20);
      for (let seq = 20; seq < Math.min(220, eventsOf(file)); seq++) server.show(file, seq);
      server.play(file, { from: 20 });
      await server.end(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows other cards, then the game again from its beginning, this time as in the record',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged, { to: 30 });
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'shows the device another game than it publishes, with the numbers of the others alone in it',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const given = await server.shuffle(TERMS);
      await server.playOut(gameOf(TERMS, [given]));
      return recordOf(gameOf(TERMS, [shuffledBy(given, OTHERS)]));
    },
  },
];
