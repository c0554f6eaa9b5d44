import { FAIRNESS_FAULTS } from './fairness-list.ts';
import { type Fault, faultsIn } from './fault.ts';
import { GUARD_FAULTS } from './guard-list.ts';
import { PROMISE_FAULTS } from './promise-list.ts';
import { RULES_FAULTS } from './rules-list.ts';
import { READING_FAULTS, SCREENS_FAULTS } from './screens-list.ts';
import { SERVER_FAULTS } from './server-list.ts';
import { WEB_FAULTS } from './web-list.ts';

/** Returns the title of the test that checks a game's hints. */
const HINTS_TRUE = (game: string): string =>
  `a hint in ${game} is the sensible player’s move, lawful, the same whenever it is asked for, and true`;

/** Mutations of other packages, and mutations that tests of a different package detect. */
const OTHER_FAULTS = faultsIn('.', [
  {
    fault: 'Suits in red are hardly seen on a pale cloth.',
    file: 'apps/web/src/ui/look.ts', tests: 'scripts/contrast.test.ts',
    replaced: "'--cloth-red': ['#7a140d',", by: "'--cloth-red': ['#8e1a12',",
    red: 'all words can be read in the room of chinchon by day: on its cloth, its papers and its slips',
  },
  {
    fault: 'A bot remembers moves that were taken back.',
    file: 'packages/rules/src/kernel/seat-memories.ts', tests: 'apps/server/src/table/game/seat-thought.test.ts',
    replaced: '.find((known) => known.seq === event.from)', by: '.at(-1)',
    red: 'is what its seat is shown, and remembers of all that still stands; none of it is lost by a restart',
  },
  {
    fault: 'A bot remembers cards that its seat was not shown.',
    file: 'packages/rules/src/kernel/seat-memories.ts', tests: 'packages/rules/src/kernel/seat-memories.test.ts',
    replaced: 'this.#game.hideEvent(event, seat, state)', by: 'event',
    red: 'is what the seat was shown of each event, and nothing that was hidden from it',
  },
  {
    fault: 'A strong bot takes a deal that it guessed once for as many as it is likely.',
    file: 'packages/bots/src/search/gate.ts',
    replaced: 'Math.max(1, different - 1)', by: 'Math.max(1, worlds - 1)',
    red: 'stays where the worlds that say so are few, however often each of them is there',
  },
  {
    fault: 'A strong bot guesses that others set aside any card.',
    file: 'packages/bots/src/chapanka/strong/asides.ts',
    replaced: 'exponential(asideWorth(codeOf(card), hand, weights))',
    by: 'exponential(0 * asideWorth(codeOf(card), hand, weights))',
    red: 'others are likely to have set aside cards that count',
  },
  {
    fault: 'A review judges a move by cards that its player could not see.',
    file: 'packages/bots/src/review/decisions.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'const view = game.hide(before, seat);', by: 'const view = before;',
    red: 'judges by what was to be seen: with the hidden cards exchanged it comes to the same',
  },
  {
    fault: 'A review blames a move that was taken back.',
    file: 'packages/bots/src/review/decisions.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'decision.from + 1 < back.from', by: 'decision.from < back.from',
    red: 'is of what the player chose and left standing: not of what was taken back, nor of what others chose for them',
  },
  {
    fault: 'A review says what may be chance.',
    file: 'packages/bots/src/review/measure.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'Math.abs(found.mean) > found.error', by: 'Math.abs(found.mean) >= 0',
    red: 'blames no choice that is as good as another, however they differ by chance',
  },
  {
    fault: 'A review says the cheapest move first.',
    file: 'packages/bots/src/review/review.ts',
    replaced: 'return b.verdict.cost.mean - a.verdict.cost.mean;', by: 'return a.verdict.cost.mean - b.verdict.cost.mean;',
    red: 'says what was better than the three moves that cost most, by how much, and what all of them cost together',
  },
  {
    fault: 'Two seats that are asked at the same time take the same chances.',
    file: 'packages/rules/src/fair/decision-seed.ts', tests: 'apps/server/src/table/game/seat-thought.test.ts',
    replaced: 'place[0] = seat;', by: 'place[0] = Math.min(seat, 0);',
    red: "in 'chinaso' each decision has a seed of its own, the same again, and not that of the game",
  },
  {
    fault: 'When time is out, the bot of Chanoyu chooses from all that is lawful.',
    file: 'packages/bots/src/chanoyu/decide.ts', tests: 'packages/bots/src/time-out.test.ts',
    replaced: 'chooseBuilding(view, seat, among, estimate, aim)',
    by: 'chooseBuilding(view, seat, chanoyu.legalMoves(view, seat), estimate, aim)',
    red: "a bot of 'chanoyu', asked when time is out, chooses one of the moves it is shown",
  },
  {
    fault: 'A bot is said to play as well as was wished, although its game has no such player.',
    file: 'packages/bots/src/strengths.ts',
    replaced: 'return strengthsOf(game).includes(wished) ? wished : USUAL_STRENGTH;', by: 'return wished;',
    red: 'whatever strength is wished, somebody plays chanoyu: so well, or as usual where nobody can',
  },
  {
    fault: 'A beginner takes moves for better than they are more often than for worse.',
    file: 'packages/bots/src/shared/estimate.ts',
    replaced: '(2 * random() - 1)', by: '(2 * random() - 0.9)',
    red: 'a value is misjudged as often upwards as downwards, by no more than the error, and by nearly all of it at times',
  },
  {
    fault: 'The ladder takes the points of a Chanoyu that ends below eight for bad ones.',
    file: 'scripts/ladder/match.ts',
    replaced: 'FEWEST_WIN.includes(game.id) ?', by: '(standings.at(0)?.score ?? 0) < (standings.at(-1)?.score ?? 0) ?',
    red: "one who makes any move in 'chanoyu' is behind those who play sensibly, whichever way it ends",
  },
  {
    fault: 'A hint calls a lead safe that somebody beats.',
    file: 'packages/bots/src/chinkway/hint.ts',
    replaced: "if (above.length === 0) return { kind: 'lead-sure', card };",
    by: "if (above.length <= 4) return { kind: 'lead-sure', card };",
    red: HINTS_TRUE('chinkway'),
  },
  {
    fault: 'A hint in Chinchón says of a card that it is in no meld, which is.',
    file: 'packages/bots/src/chinchon/hint.ts',
    replaced: "if (!left.includes(card)) return { kind: 'discard-melded', card };", by: '',
    red: HINTS_TRUE('chinchon'),
  },
  {
    fault: 'A hint is another each time that it is asked for.',
    file: 'packages/bots/src/hint.ts', tests: 'packages/bots/src/chanoyu/hint.test.ts',
    replaced: 'plainThought(view, seat)',
    by: "{ ...plainThought(view, seat), seed: String(Math.random()).slice(2).padEnd(64, '0') }",
    red: HINTS_TRUE('chanoyu'),
  },
  {
    fault: 'Those who watch see all hands although one who plays has not agreed.',
    file: 'packages/protocol/src/hands-shown.ts', tests: 'apps/server/src/table/record/shown-hands.test.ts',
    replaced: 'seats.every(({ kind, showsHand }) =>', by: 'seats.some(({ kind, showsHand }) =>',
    red: 'may be seen when all people who play say so, and until one does not',
  },
  {
    fault: 'A setting without a value is taken, and the table has none from then on.',
    file: 'packages/protocol/src/setting-values.ts',
    replaced: 'z.exactOptional(settingsSchema.shape[name])', by: 'z.optional(settingsSchema.shape[name])',
    red: 'are not changed to no value',
  },
  {
    fault: 'Players read that chat is stored as long as tables are.',
    file: 'apps/server/src/api/retention.ts', tests: 'apps/server/src/api/retention.test.ts',
    replaced: 'messages: sayings', by: 'messages: tables',
    red: 'what players read about how long things are stored is what was set',
  },
  {
    fault: 'An address that only begins like the path below which the server is reached is taken for one below it.',
    file: 'apps/server/src/http/base-path.ts', tests: 'apps/server/src/http/base-path.test.ts',
    replaced: '/^(?:[/?]|$)/.test(url.slice(base.length))', by: 'true',
    red: 'answers for /cardsharp as for /cardsharp',
  },
  {
    fault: 'A release takes a package that is not the one which was pinned.',
    file: 'scripts/release/installed.ts', tests: 'scripts/release/installed.test.ts',
    replaced: 'if (found !== integrity)', by: 'if (found === "")',
    red: 'an archive that is not the pinned one is refused',
  },
  {
    fault: 'One who looks back at a deal sees the hands that were dealt.',
    file: 'packages/rules/src/kernel/looking-back.ts', tests: 'apps/server/src/tests/coming-back.test.ts',
    replaced: 'game.hideEvent(event, viewer, before)', by: 'event',
    red: 'has what happened in the deal, and a spectator has it too, with no hand in it',
  },
]);

/** All mutations. Each must make a test fail. */
export const FAULTS: readonly Fault[] = [
  ...WEB_FAULTS, ...SERVER_FAULTS, ...GUARD_FAULTS, ...PROMISE_FAULTS, ...RULES_FAULTS, ...SCREENS_FAULTS, ...READING_FAULTS,
  ...FAIRNESS_FAULTS, ...OTHER_FAULTS,
];
