/** A fault as somebody might make it, and the test that must notice. */
export interface Fault {
  /** What goes wrong for whoever plays. */
  readonly fault: string;
  /** The file it is made in. */
  readonly file: string;
  /** The text that is replaced, which stands there once. */
  readonly replaced: string;
  readonly by: string;
  /** The file of tests that notices, and the test of it that turns red. */
  readonly tests: string;
  readonly red: string;
}

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

/** Faults in the half of the house that people touch, and in the shuffle: each turns a test red. */
export const FAULTS: readonly Fault[] = [
  {
    fault: 'A table that has refused somebody is knocked at again and again.',
    file: `${WEB}/connection/tableConnection.ts`,
    replaced: 'refusal !== null && !PASSING.has(refusal.code)',
    by: 'refusal !== null && refusal.code === NOT_LOADED.code',
    tests: `${WEB}/connection/tableConnection.test.ts`,
    red: 'is told what a refusal by the house says, and tries no more',
  },
  {
    fault: 'After a broken line a move goes out under another id, so that it may be played twice.',
    file: `${WEB}/connection/moveSender.ts`,
    replaced: 'this.#deliver(pending.request)',
    by: 'this.#deliver({ ...pending.request, id: newMoveId() })',
    tests: `${WEB}/connection/tableConnection.test.ts`,
    red: 'goes out again under the same id when a dropped line has been taken up, and is answered once',
  },
  {
    fault: 'A gap is asked about with every message that comes before the answer.',
    file: `${WEB}/connection/tableConnection.ts`,
    replaced: 'if (this.#resyncing) return;',
    by: '',
    tests: `${WEB}/connection/tableConnection.test.ts`,
    red: 'is asked for anew after a gap: once, however much more comes before it does',
  },
  {
    fault: 'Two quick touches of two different cards play the second one.',
    file: `${WEB}/boards/shared/useTouchedTwice.ts`,
    replaced: 'last.current?.card === card && at - last.current.at < TWICE',
    by: 'last.current !== null && at - last.current.at < TWICE',
    tests: `${WEB}/boards/chinkway/useChoice.test.ts`,
    red: 'two cards touched one after the other are no double touch',
  },
  {
    fault: 'A board sends a move while another is on its way.',
    file: `${WEB}/boards/shared/attempting.ts`,
    replaced: 'if (sending) return;',
    by: '',
    tests: `${WEB}/boards/chapanka/useChoice.test.ts`,
    red: 'nothing more is sent while a move is on its way',
  },
  {
    fault: 'A no to every purchase answers for somebody who has taken it back.',
    file: `${WEB}/boards/chinaso/useStandingNo.ts`,
    replaced: 'askAgain: () => say(null)',
    by: 'askAgain: () => undefined',
    tests: `${WEB}/boards/chinaso/useStandingNo.test.ts`,
    red: 'a no until further notice answers every window once, until it is taken back',
  },
  {
    fault: 'A card of Chinchón that lies in a meld of one’s own stays chosen, as if it could still be thrown.',
    file: `${WEB}/boards/chinchon/useParts.ts`,
    replaced: 'touched.filter((card) => loose.includes(card))',
    by: 'touched.filter((card) => hand.cards.includes(card))',
    tests: `${WEB}/boards/chinchon/useParts.test.ts`,
    red: 'is let go where the settling sets it apart by itself',
  },
  {
    fault: 'Why a card cannot be played is told over a table that has moved on.',
    file: `${WEB}/table/play/useMoves.ts`,
    replaced: 'explained?.shown === shown ? explained : null',
    by: 'explained',
    tests: `${WEB}/table/play/usePlayRoom.test.tsx`,
    red: 'vanishes when the table moves on',
  },
  {
    fault: 'Moves are offered to somebody for whom a bot plays.',
    file: `${WEB}/table/play/offer.ts`,
    replaced: "seat.standIn === null ? null : refusal('bot-plays')",
    by: 'null',
    tests: `${WEB}/table/play/usePlayRoom.test.tsx`,
    red: 'are neither offered nor sent while a bot plays one’s seat',
  },
  {
    fault: 'Who was muted is heard again when the page is loaded anew.',
    file: `${WEB}/table/chat/muting.ts`,
    replaced: 'useMuting.subscribe(({ muted, chat }) => kept.write({ muted, chat }));',
    by: '',
    tests: `${WEB}/table/chat/Chat.test.tsx`,
    red: 'is muted still when the page is loaded anew',
  },
  {
    fault: 'Before the first deal of Chinkway a full stop is read out, and nothing else.',
    file: `${WEB}/boards/chinkway/readOut.ts`,
    replaced: "if (deal.sides.length === 0) return 'No cards have been dealt yet.';",
    by: 'if (deal.sides.length === 0) return partnersSentence(deal, view);',
    tests: `${WEB}/boards/readOut.test.ts`,
    red: 'is whole sentences that name no hidden card, in the phase settle',
  },
  {
    fault: 'A shuffle leaves no card where it was.',
    file: 'packages/rules/src/kernel/shuffle.ts',
    replaced: 'draw(last + 1)',
    by: 'draw(last)',
    tests: 'packages/rules/src/kernel/shuffle.test.ts',
    red: 'brings each card to each place equally often',
  },
  {
    fault: 'Nobody follows a host who is away.',
    file: `${SERVER}/table/dues.ts`,
    replaced: '...succession(table, presence, company, graces), ',
    by: '',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'who is away for longer than the grace is followed by the one who sat down first',
  },
  {
    fault: 'Absences do not add up: a line that flickers keeps all others waiting for ever.',
    file: `${SERVER}/table/presence.ts`,
    replaced: 'before: absence.before + now - absence.since',
    by: 'before: 0',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'brings a bot in once all its gaps together are longer than the grace',
  },
  {
    fault: 'A clock runs out, and nothing comes of it.',
    file: `${SERVER}/table/dues.ts`,
    replaced: '...(out === null ? [] : [{ at: out, act: () => playForClock(table, run, seat, services) }]),',
    by: '',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'lets a bot move once for somebody whose time is out, who stays in their seat',
  },
  {
    fault: 'A clock that was to run out plays although its player has moved.',
    file: `${SERVER}/table/live-table.ts`,
    replaced: '    this.#upkeep.watch();\n    this.#bots.wake();\n  }\n\n  #noteMove',
    by: '    this.#bots.wake();\n  }\n\n  #noteMove',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'gives somebody who moves and is asked again the time for the new question',
  },
  {
    fault: 'Clocks run on while nobody who plays is there.',
    file: `${SERVER}/table/table-clock.ts`,
    replaced: 'runs: company && (',
    by: 'runs: (',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'stands while nobody who plays is there, however long',
  },
  {
    fault: 'A bot keeps the seat of somebody who is back.',
    file: `${SERVER}/table/dues.ts`,
    replaced: '...returns(table, presence), ',
    by: '',
    tests: `${SERVER}/tests/stalls.test.ts`,
    red: 'is followed by a bot at once, and has the seat back on return',
  },
  {
    fault: 'Those who share a place have nothing for it in the evening’s count.',
    file: `${SERVER}/table/outcome.ts`,
    replaced: 'return behind + Math.max(0, beside) / 2;',
    by: 'return behind;',
    tests: `${SERVER}/table/outcome.test.ts`,
    red: 'counts half a point for each at the same place, so that a game is always worth the same',
  },
  {
    fault: 'A game ends, and what came of it is not kept with its last move.',
    file: `${SERVER}/store/sql-store.ts`,
    replaced: 'await addOutcome(db, end.table.code, game, end.outcome);',
    by: '',
    tests: `${SERVER}/store/sqlite.test.ts`,
    red: 'ends together with its table',
  },
  {
    fault: 'A table grows although a bot’s seat could be taken.',
    file: `${SERVER}/table/seat-count.ts`,
    replaced: 'peopleAt(table) === count && count < game.seats.max',
    by: 'count < game.seats.max',
    tests: `${SERVER}/table/seat-count.test.ts`,
    red: 'do not grow while there is an empty one, or a bot’s for a friend to take',
  },
  {
    fault: 'Another game waits for those who are away although the table’s rules say otherwise.',
    file: `${SERVER}/table/game-choice.ts`,
    replaced: 'start(withStandIns(filled, isHere), by, gameId)',
    by: 'start(filled, by, gameId)',
    tests: `${SERVER}/table/game-choice.test.ts`,
    red: 'lets bots sit in at once for those who are away, unless the table waits for them',
  },
];
