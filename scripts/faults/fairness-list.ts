import { faultsIn } from './fault.ts';

/** Mutations of the evidence that devices save about a game, and of its use. */
const OF_EVIDENCE = faultsIn('apps/web/src/fairness', [
  {
    fault: 'A server silences a device by saying with the record alone that a backup was put back.',
    file: 'verdict.ts', tests: '../../../../scripts/cheating-server/cheating-server.test.ts',
    replaced: 'evidence.opened === null && evidence.restoredAt', by: 'evidence.restoredAt',
    red: 'and says from the record alone that a backup was restored, to a device that stayed to the end gets the expected verdict',
  },
  {
    fault: 'Of the rounds that a device missed only those before the last round of a game are counted.',
    file: 'witness.ts',
    replaced: 'missed: game.missed + missed,', by: 'missed,',
    red: 'counts the rounds it missed, over all rounds of a game',
  },
  {
    fault: 'Who left before a backup was put back reads that the server cheated.',
    file: 'verdict.ts', tests: '../../../../scripts/cheating-server/cheating-server.test.ts',
    replaced: 'hasLeft && isNew ?', by: 'hasLeft && !isNew ?',
    red: 'and says from the record alone that a backup was restored, to a device that left earlier gets the expected verdict',
  },
  {
    fault: 'A backup that is put back is not noticed by a page that was shown its game before its table.',
    file: 'witness.ts',
    replaced: 'if (this.#savedOf(this.#gameId)?.restoredAt === undefined) this.#noteGame();', by: '',
    red: 'is marked when the table was set back, even if the game was shown before the table',
  },
  {
    fault: 'A tab that does not read yet what another has saved takes a round away from it.',
    file: 'witness.ts',
    replaced: 'return bothOf(this.#asItIsNow(bounded(change(before))), own);',
    by: 'return this.#asItIsNow(bounded(change(before)));',
    red: 'lose nothing of either when one has not yet read what the other saved',
  },
  {
    fault: 'A device does not count the rounds that it missed.',
    file: 'chain/chainFollower.ts',
    replaced: 'counter - point.counter - 1', by: 'point.counter - counter',
    red: 'follows the chain over the rounds it missed, and counts them',
  },
  {
    fault: 'A second tab calls untrue what the first has heard announced: that a backup was put back.',
    file: 'chain/chainFollower.ts',
    replaced: 'isFollowed ? null : faultOf', by: 'isFollowed && since === null ? null : faultOf',
    red: 'reports a round heard in two tabs as set back, not broken, after an announced restore',
  },
  {
    fault: 'How many rounds a device missed is not said.',
    file: 'CheckedGame.tsx', tests: 'checkOpenedFile.test.tsx',
    replaced: 'missed > 0 &&', by: 'missed < 0 &&',
    red: 'counts the rounds the device missed, and calls players by seat if their names are missing (pl)',
  },
  {
    fault: 'Names of others stay on a device, from which nobody can have them taken out.',
    file: 'checks/savedReports.ts', tests: 'checks/gameChecks.test.ts',
    replaced: 'report: { game, finding }, read: false', by: 'report: { ...arguments[1], game, finding }, read: false',
    red: 'contains no names, as nobody could erase them from it',
  },
  {
    fault: 'Names that were saved before stay on the device.',
    file: 'checks/savedReports.ts', tests: 'checks/gameChecks.test.ts',
    replaced: `if (stored.text()?.includes('"names"') === true)`, by: `if (stored.text()?.includes('"nobody"') === true)`,
    red: 'in the old format with names is read and rewritten without them',
  },
]);

/** Mutations of the data that the server stores for the record of a game. */
const OF_RECORDS = faultsIn('apps/server/src', [
  {
    fault: 'A client fills the file of a game by changing its name, so that it can never be opened.',
    file: 'table/game/sealed-holders.ts', tests: 'tests/seat-changes.test.ts',
    replaced: 'timesOf(all, held) > MOST_BY_ONE', by: 'timesOf(all, held) > 2 * MOST_SEAT_CHANGES',
    red: 'is refused a new name after a hundred changes, and others are not',
  },
  {
    fault: 'Who has changed their name too often cannot be taken out of the game.',
    file: 'table/game/sealed-holders.ts', tests: 'tests/seat-changes.test.ts',
    replaced: 'peopleAt(after) < peopleAt(before)) return', by: 'peopleAt(after) < peopleAt(before)) return all.length > 1999 ||',
    red: 'leaves room for everybody to leave: near the limit, one who leaves is not',
  },
  {
    fault: 'A bot plays on for somebody who is back under a name that they cannot have in this game.',
    file: 'table/live-table.ts', tests: 'tests/seat-changes.test.ts',
    replaced: "!answer.ok && answer.code === 'seats-changed-often'", by: 'answer.ok',
    red: 'returns to its seat under its previous name if it has a new one since',
  },
]);

/** Mutations of the independent checker. */
const OF_CHECKER = faultsIn('.', [
  {
    fault: 'The checker does not look at what the device that saved a file says in it.',
    file: 'docs/check-game.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: 'if ((evidence?.digest ?? file.digest) !== file.digest)', by: 'if ((evidence?.digest ?? file.digest) === null)',
    red: 'reports whether a file agrees with its evidence, and who could have written that evidence',
  },
  {
    fault: 'The checker takes rounds that are otherwise than the device says that saved the file.',
    file: 'docs/check-game.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: 'const isSame = of?.terms === sent.terms &&', by: 'const isSame = of?.terms !== null ||',
    red: 'rejects a file whose rounds differ from those sent to the device that saved it: another commitment',
  },
  {
    fault: 'The checker takes other commitments than the device was sent.',
    file: 'docs/check-game.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: '&& is(sent.bound, of.commitments)', by: '',
    red: 'rejects a file whose rounds differ from those sent to the device that saved it: other commitments of the seats',
  },
  {
    fault: 'The checker takes other numbers than the device was sent.',
    file: 'docs/check-game.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: 'if (!isSame || !is(sent.given, of.numbers))', by: 'if (!isSame)',
    red: 'rejects a file whose rounds differ from those sent to the device that saved it: other numbers',
  },
  {
    fault: 'The checker takes a number that somebody was not bound to.',
    file: 'docs/check-game.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: 'new Map(commitments).get(seat) !== bound', by: 'new Map(commitments).get(seat) === null',
    red: 'rejects a file in which a seat gave another number, and all is sealed again',
  },
  {
    fault: 'The checker lets a server deal from another seat than the rule says.',
    file: 'docs/check-deals.mjs', tests: 'scripts/game-files/check-game.test.ts',
    replaced: "same('seats dealt from', s.next, by), ", by: '',
    red: 'rejects a file in which the hands and the dealer were rotated by one seat and all was resealed',
  },
  {
    fault: 'The check says that no bot looked at hidden cards, whatever bots did.',
    file: 'packages/bots/src/replayed-moves.ts', tests: 'apps/server/src/tests/bots-of-a-record.test.ts',
    replaced: 'canonicalJson(chosen) === canonicalJson(move)', by: "chosen.type !== ''",
    red: 'a replay finds the first move that a bot does not choose by what it could see',
  },
]);

/** Mutations in the proof of a shuffle. */
export const FAIRNESS_FAULTS = [...OF_EVIDENCE, ...OF_RECORDS, ...OF_CHECKER];
