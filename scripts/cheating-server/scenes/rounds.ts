import type { AtSeat } from '@chinwag/rules/fair';
import { hexOf } from '@chinwag/rules/testing/played-file';
import type { Scene } from '../scene.ts';
import { commitmentsOf, forgedRound, shuffledBy } from '../../../apps/web/src/fairness/testing/question.ts';
import { type CheatingServer, gameOf, OTHERS, recordOf, SEAT, termsOf } from '../server.ts';

const TERMS = termsOf('shown');
const NAMED = { gameId: 'shown', round: 1 };
const FORGED = gameOf(TERMS, [forgedRound(TERMS)]);

/** Scenes that cheat with the numbers, or with their terms. */
export const ROUND_SCENES: readonly Scene[] = [
  {
    does: 'asks nobody and makes all numbers up; the device was there from the start',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'asks nobody and makes all numbers up; the device came later',
    expected: 'not proved: came-later',
    cheat: async (server) => {
      server.offered = { gameId: 'shown', starting: false };
      await server.come();
      server.show(FORGED, 30);
      server.play(FORGED, { from: 30 });
      await server.end(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'the same, and tells a device that is there that a game is being started already',
    expected: 'untrue',
    cheat: async (server) => {
      server.offered = { gameId: null, starting: true };
      await server.come();
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'the same, and tells a device that is there that the game is on the table already',
    expected: 'untrue',
    cheat: async (server) => {
      server.offered = { gameId: 'shown', starting: false };
      await server.come();
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'the same, and shows the game only after the cards were dealt',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      server.show(FORGED, 8);
      server.play(FORGED, { from: 8 });
      await server.end(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'the same, and never answers the device that offers its number',
    expected: 'not proved: came-later',
    limit: 'a connection that is not answered cannot tell from when on it hears everything',
    cheat: async (server) => {
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'asks under another game id than it shows, and publishes what it showed',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      server.showStarting(TERMS);
      await server.question(termsOf('other'));
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'asks under another game id than it shows, and publishes what it asked for',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      server.showStarting(termsOf('other'));
      await server.question(TERMS);
      await server.playOut(FORGED);
      return recordOf(FORGED);
    },
  },
  {
    does: 'aborts rounds of the same game until it likes one, and publishes all',
    expected: 'proved of 3',
    cheat: async (server) => {
      await server.come();
      const rounds = [];
      for (const round of [1, 2]) rounds.push({ ...(await server.shuffle(termsOf('shown', round))), end: 'broken-off' as const });
      const terms = termsOf('shown', 3);
      const file = gameOf(terms, [...rounds, await server.shuffle(terms)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'aborts rounds of the same game until it likes one, and publishes that alone',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.shuffle(TERMS, hexOf(0xaa));
      const file = gameOf(TERMS, [await server.shuffle(termsOf('shown', 2))]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'says that the device withheld its number, which it took, and shuffles again',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const bound = server.bound(await server.ask(TERMS));
      await server.tell({ step: 'bound', ...NAMED, commitments: bound.commitments });
      await server.tell({ step: 'given', ...NAMED, numbers: OTHERS });
      const terms = termsOf('shown', 2);
      const file = gameOf(terms, [{ ...bound, numbers: OTHERS, end: 'left-out' }, await server.shuffle(terms)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'leaves the device out: asks the others alone, and lets it hear that',
    expected: 'not proved: no-own-number',
    cheat: async (server) => {
      await server.come();
      const terms = termsOf('shown', 1, [0, 2]);
      const file = gameOf(terms, [await server.shuffle(terms)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'leaves the device out: asks the others alone, and lets it hear nothing',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const terms = termsOf('shown', 1, [0, 2]);
      const file = gameOf(terms, [forgedRound(terms)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'says that the device’s answer came too late, and goes on without it',
    expected: 'not proved: no-own-number',
    cheat: (server) => withoutOwn(server, () => ({ ok: false })),
  },
  {
    does: 'never says whether it took the device’s commitment, and goes on without it',
    expected: 'not proved: no-own-number',
    cheat: (server) => withoutOwn(server, () => null),
  },
  {
    does: 'takes the device’s commitment, and drops it from the list',
    expected: 'untrue',
    cheat: (server) => withoutOwn(server, () => ({ ok: true })),
  },
  {
    does: 'takes the device’s commitment, drops it, and sends it no list',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const round = await server.ask(TERMS);
      const file = gameOf(TERMS, [shuffledBy(round, OTHERS)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'replaces the device’s commitment by one of its own',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const round = await server.ask(TERMS);
      const commitments = commitmentsOf(round, IN_ALL_NAMES);
      await server.tell({ step: 'bound', ...NAMED, commitments });
      await server.tell({ step: 'given', ...NAMED, numbers: IN_ALL_NAMES });
      const file = gameOf(TERMS, [{ ...round, commitments, numbers: IN_ALL_NAMES, end: 'shuffled' }]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'replaces the device’s number, and its commitment in the record with it',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const round = await server.shuffle(TERMS);
      const forged = shuffledBy(round, IN_ALL_NAMES);
      const file = gameOf(TERMS, [forged]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'refuses the device’s commitment once it has its number, so that it forgets it',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      let refuse: () => void = () => undefined;
      const held = new Promise<{ readonly ok: boolean }>((resolve) => (refuse = () => resolve({ ok: false })));
      server.answers = (name) => (name === 'bindNumber' ? held : { ok: true });
      const asked = server.ask(TERMS);
      await new Promise((resolve) => setImmediate(resolve));
      const bound = server.bound(server.roundOf(TERMS));
      await server.tell({ step: 'bound', ...NAMED, commitments: bound.commitments });
      refuse();
      await asked;
      const round = shuffledBy(bound, IN_ALL_NAMES);
      const file = gameOf(TERMS, [round]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'sends numbers before the commitments, and goes on without the device’s',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const bound = server.bound(await server.ask(TERMS));
      await server.tell({ step: 'given', ...NAMED, numbers: OTHERS });
      await server.tell({ step: 'bound', ...NAMED, commitments: bound.commitments });
      if (server.sent('giveNumber') !== null) throw new Error('the device gave its number to one who had shown all others');
      const file = gameOf(TERMS, [shuffledBy(bound, OTHERS)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'never opens its envelope, and publishes another secret',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const { numbers } = await server.shuffle(TERMS);
      const other = server.roundOf(TERMS, hexOf(0xee));
      const file = gameOf(TERMS, [shuffledBy(other, numbers)]);
      server.show(file);
      server.play(file);
      return recordOf(file);
    },
  },
  {
    does: 'asks twice in one round, with another commitment of its own',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      await server.ask(TERMS, hexOf(0xee));
      const round = await server.question(TERMS);
      const file = gameOf(TERMS, [shuffledBy(round, IN_ALL_NAMES)]);
      await server.playOut(file);
      return recordOf(file);
    },
  },
  {
    does: 'says in the record that it shuffled alone, after it took the device’s number',
    expected: 'untrue',
    cheat: async (server) => {
      await server.come();
      const file = gameOf(TERMS, [await server.shuffle(TERMS)]);
      await server.playOut(file);
      return recordOf(file, { rounds: [] });
    },
  },
];

const IN_ALL_NAMES: readonly AtSeat[] = [0, SEAT, 2].map((seat): AtSeat => [seat, hexOf(0x70 + seat)]);

/** Runs a round that continues without the device, which sent its commitment and got one of these answers. */
async function withoutOwn(server: CheatingServer, answers: CheatingServer['answers']) {
  await server.come();
  server.answers = answers;
  const round = await server.ask(TERMS);
  const commitments = commitmentsOf(round, OTHERS);
  await server.tell({ step: 'bound', ...NAMED, commitments });
  await server.tell({ step: 'given', ...NAMED, numbers: OTHERS });
  const file = gameOf(TERMS, [{ ...round, commitments, numbers: OTHERS, end: 'shuffled' }]);
  await server.playOut(file);
  return recordOf(file);
}
