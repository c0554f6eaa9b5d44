import type { NumberRequest } from '../../../apps/web/src/fairness/question.ts';
import { forgedRound, holdersOf } from '../../../apps/web/src/fairness/testing/question.ts';
import { hexOf } from '@chinwag/rules/testing/played-file';
import type { Scene } from '../scene.ts';
import { type CheatingServer, gameOf, recordOf, SEATS, termsOf } from '../server.ts';

const TERMS = termsOf('shown');

/** Lets the device give its number for a game whose round the server denies later. */
async function loseRound(server: CheatingServer): Promise<void> {
  await server.come();
  await server.shuffle(termsOf('tried'));
  server.goBack(0);
}

/** Scenes that cheat with a table's hash chain of rounds, from one game to the next. */
export const CHAIN_SCENES: readonly Scene[] = [
  {
    does: 'tries deals under new game ids: asks for one, aborts, asks for another and publishes that',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.shuffle(termsOf('tried'));
      return played(server);
    },
  },
  {
    does: 'tries 40 deals under 40 game ids, more than a device has room for',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      for (let tried = 1; tried <= 40; tried++) await server.shuffle(termsOf(`tried-${tried}`));
      return played(server);
    },
  },
  {
    does: 'the same, and breaks the connection after each',
    expected: 'proved of 41',
    limit: 'a device that was away cannot say that no game came of a round; it counts the deals',
    cheat: async (server) => {
      for (let tried = 1; tried <= 40; tried++) {
        await server.comeAgain();
        await server.shuffle(termsOf(`tried-${tried}`));
      }
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'tries a deal under another game id, and leaves its round out of the chain',
    expected: 'untrue',
    cheat: async (server) => {
      await loseRound(server);
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'the same, and says beforehand that an earlier copy of the table was put back',
    expected: 'not proved: set-back',
    limit: 'that it was set back is announced to all at the table; whether it had to be, they know',
    cheat: async (server) => {
      await loseRound(server);
      server.restoredAt = 1000;
      await server.comeAgain();
      if (server.announced !== 1) throw new Error('it was not announced that the table was set back');
      return played(server);
    },
  },
  {
    does: 'says that an earlier copy was put back, and leaves a round out of the chain after that',
    expected: 'untrue',
    cheat: async (server) => {
      server.restoredAt = 1000;
      await loseRound(server);
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'puts another round in the place of one in which it had the device’s number',
    expected: 'untrue',
    cheat: async (server) => {
      await loseRound(server);
      server.holdWithout(termsOf('other'));
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'leaves a round out of the chain, and starts and aborts another game before it plays',
    expected: 'untrue',
    cheat: async (server) => {
      await loseRound(server);
      await server.comeAgain();
      await server.ask(termsOf('aborted'));
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'holds a round between two others of which a device that is there hears nothing',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      server.holdWithout(termsOf('hidden'));
      return played(server);
    },
  },
  {
    does: 'counts rounds from the beginning again, without a break of the connection',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.playOut(gameOf(termsOf('first'), [await server.shuffle(termsOf('first'))]));
      server.goBack(0);
      return played(server);
    },
  },
  {
    does: 'holds rounds while the device is away, and lets it follow them',
    expected: 'proved of 1',
    cheat: async (server) => {
      await server.come();
      await server.playOut(gameOf(termsOf('first'), [await server.shuffle(termsOf('first'))]));
      server.drop();
      for (const id of ['second', 'third']) server.holdWithout(termsOf(id));
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'says that it held more rounds meanwhile than a table stores, and leaves one out',
    expected: 'proved of 2',
    limit: 'a device follows the chain over 64 rounds that it missed; after more it begins with what it is sent',
    cheat: async (server) => {
      await loseRound(server);
      for (let round = 0; round < 66; round++) server.holdWithout(termsOf(`sham-${round}`));
      server.offered = { since: null };
      await server.comeAgain();
      return played(server);
    },
  },
  {
    does: 'leaves a round out of the chain, and never answers how it goes on',
    expected: 'untrue',
    cheat: async (server) => {
      await loseRound(server);
      server.drop();
      return played(server);
    },
  },
  {
    does: 'holds rounds while the device is away, and never answers how the chain goes on',
    expected: 'not proved: not-followed',
    cheat: async (server) => {
      await server.come();
      await server.playOut(gameOf(termsOf('first'), [await server.shuffle(termsOf('first'))]));
      server.drop();
      server.holdWithout(termsOf('second'));
      return played(server);
    },
  },
  {
    does: 'says in the middle of a game that an earlier copy was put back, and deals other cards from there',
    expected: 'not proved: set-back',
    limit: 'that it was set back is announced to all at the table; whether it had to be, they know',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged, { to: 20 });
      server.restoredAt = 1000;
      await server.comeAgain();
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      if (server.announced !== 1) throw new Error('it was not announced that the table was set back');
      return recordOf(file);
    },
  },
  {
    does: 'says from the record alone that a backup was restored, to a device that stayed to the end',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged, { to: 20 });
      server.show(file, 20);
      server.play(file, { from: 20 });
      await server.end(file);
      server.answeredRestore = 1000;
      return recordOf(file);
    },
  },
  {
    does: 'says from the record alone that a backup was restored, to a device that left earlier',
    expected: 'not proved: set-back',
    limit: 'who left before the end was not there when it was announced, and can learn it in no other way',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged, { to: 20 });
      server.drop();
      server.answeredRestore = 1000;
      return recordOf(file);
    },
  },
  {
    does: 'publishes another game than it showed to a device that left before the end',
    expected: 'untrue',
    cheat: async (server) => {
      const { file, rigged } = await server.shuffledAndRigged(TERMS);
      server.show(rigged);
      server.play(rigged, { to: 20 });
      server.drop();
      return recordOf(file);
    },
  },
  asking('shows the device another in a seat than all others', {
    holders: holdersOf({ seats: SEATS.with(0, { person: null, name: 'Ann' }) }),
  }),
  asking('does not tell the device who holds the seats', { holders: null }),
  asking('asks about other leaves than it shows', { leaves: SEATS.map((_, seat) => hexOf(seat)) }),
  asking('asks about another place in the chain than it shows', { counter: 7 }),
];

/** Runs an honest round with the device. Resolves with the resulting game. */
async function played(server: CheatingServer) {
  const file = gameOf(TERMS, [await server.shuffle(TERMS)]);
  await server.playOut(file);
  return recordOf(file);
}

/** Returns a scene with a false request, which no device answers, and a game with numbers in everybody's name. */
function asking(what: string, otherwise: Partial<NumberRequest>): Scene {
  return {
    does: what,
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      server.showStarting(TERMS);
      await server.question(TERMS, hexOf(0xab), otherwise);
      if (server.sent('bindNumber') !== null) throw new Error('the device gave its number for something else than is shown');
      const file = gameOf(TERMS, [forgedRound(TERMS)]);
      await server.playOut(file);
      return recordOf(file);
    },
  };
}
