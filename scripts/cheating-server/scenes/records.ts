import type { ChainedGameFile, ChainedGameRecord } from '@chinwag/rules/game-file';
import { hexOf } from '@chinwag/rules/testing/played-file';
import type { Scene } from '../scene.ts';
import { forgedRound, holdersOf } from '../../../apps/web/src/fairness/testing/question.ts';
import { type CheatingServer, gameOf, recordOf, SEATS, termsOf } from '../server.ts';

const TERMS = termsOf('shown');
const RENAMED = SEATS.map(({ person }) => ({ person, name: 'X' }));

/** Scenes in which the record differs from the game. */
export const RECORD_SCENES: readonly Scene[] = [
  {
    does: 'shows two devices two records: the device that the record is true for',
    expected: 'proved of 1',
    cheat: async (server) => recordOf(await played(server)),
  },
  {
    does: 'shows two devices two records: the device that the record of the other is given to',
    expected: 'untrue',
    cheat: async (server) => {
      await played(server);
      return recordOf(gameOf(TERMS, [forgedRound(TERMS)]));
    },
  },
  changing('leaves the last move out', (file) => ({ moves: recordOf(file).moves.slice(0, -1) })),
  changing('says that somebody else made a move', ({ moves }) => ({ moves: replacing(moves, 3, { by: 'bot' }) })),
  changing('puts two moves in another order', ({ moves }) => {
    const [first, second, ...rest] = recordOfMoves(moves);
    return { moves: [second, first, ...rest].flatMap((move) => move ?? []) };
  }),
  changing('gives another digest than it sent when the game was over', () => ({ digest: hexOf(9) })),
  changing('changes the seed', () => ({ seed: hexOf(9) })),
  changing('changes the owner of the deal', () => ({ owner: 2 })),
  changing('changes the options', ({ options }) => ({ options: { ...options, deals: 4 } })),
  {
    does: 'hides that a move was taken back',
    expected: 'untrue',
    cheat: async (server) => {
      const file = await played(server, 1);
      return recordOf(file, { moves: recordOf(file).moves.filter(({ move }) => move.type !== 'takeBack') });
    },
  },
  {
    does: 'says that a move was taken back which was not',
    expected: 'untrue',
    cheat: async (server) => {
      const file = await played(server);
      const other = recordOf(gameOf(TERMS, file.rounds, 1));
      return recordOf(file, { moves: other.moves, digest: other.digest });
    },
  },
  {
    does: 'has a move taken back, and says so',
    expected: 'proved of 1',
    cheat: async (server) => recordOf(await played(server, 1)),
  },
  changing('changes the names in the record', () => ({ seats: holdersOf({ seats: RENAMED }) })),
  changing('changes the names in the record, and leaves what stands for them', ({ seats }) => ({
    seats: holdersOf({ seats: RENAMED }).map((held, seat) => ({ ...held, leaf: seats[seat]?.leaf ?? '' })),
  })),
  changing('says that somebody else sat there at the end', ({ seats }) => ({
    changes: seats.flatMap((held, seat) => (seat === 2 ? [{ after: 3, seat, ...held }] : [])),
  })),
  changing('changes when the game ended', () => ({ endedAt: 1 })),
  changing('says that all agreed to end the game', () => ({ end: 'agreed' as const })),
  {
    ...changing('erases the name of one who has had it taken out', ({ seats }) => ({
      seats: seats.map((held, seat) => (seat === 0 ? { leaf: held.leaf } : held)),
    })),
    expected: 'proved of 1',
  },
];

/** Returns a scene with an honest game whose record is then changed. */
function changing(what: string, change: (file: ChainedGameFile) => Partial<ChainedGameRecord>): Scene {
  return {
    does: `plays an honest game, and ${what}`,
    expected: 'untrue',
    cheat: async (server) => {
      const file = await played(server);
      return recordOf(file, change(file));
    },
  };
}

/** Plays an honest game with a number of moves taken back. */
async function played(server: CheatingServer, takenBack = 0): Promise<ChainedGameFile> {
  await server.come();
  const file = gameOf(TERMS, [await server.shuffle(TERMS)], takenBack);
  await server.playOut(file);
  return file;
}

function recordOfMoves(moves: ChainedGameFile['moves']): ChainedGameRecord['moves'] {
  return moves.map(({ seat, by, move }) => ({ seat, by, move }));
}

function replacing(
  moves: ChainedGameFile['moves'],
  at: number,
  by: Partial<ChainedGameRecord['moves'][number]>,
): ChainedGameRecord['moves'] {
  return recordOfMoves(moves).map((move, number) => (number === at ? { ...move, ...by } : move));
}
