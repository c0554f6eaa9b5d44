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
  `a hint in ${game} is the sensible bot’s move, legal, the same on every request, and true`;

/** Mutations of other packages, and mutations that tests of a different package detect. */
const OTHER_FAULTS = faultsIn('.', [
  {
    fault: 'Suits in red are hardly seen on a pale cloth.',
    file: 'apps/web/src/ui/look.ts', tests: 'scripts/contrast.test.ts',
    replaced: "'--cloth-red': ['#7a140d',", by: "'--cloth-red': ['#8e1a12',",
    red: 'all text has enough contrast in the room of chinchon by day: on its cloth, papers and slips',
  },
  {
    fault: 'A bot remembers moves that were taken back.',
    file: 'packages/rules/src/kernel/seat-memories.ts', tests: 'apps/server/src/table/game/seat-thought.test.ts',
    replaced: '.find((known) => known.seq === event.from)', by: '.at(-1)',
    red: 'is its seat’s view and its memory of all events not taken back, and survives a restart',
  },
  {
    fault: 'A bot remembers cards that its seat was not shown.',
    file: 'packages/rules/src/kernel/seat-memories.ts', tests: 'packages/rules/src/kernel/seat-memories.test.ts',
    replaced: 'this.#game.hideEvent(event, seat, state)', by: 'event',
    red: 'contains what the seat saw of each event, and nothing hidden from it',
  },
  {
    fault: 'A strong bot takes a deal that it guessed once for as many as it is likely.',
    file: 'packages/bots/src/search/gate.ts',
    replaced: 'Math.max(1, different - 1)', by: 'Math.max(1, worlds - 1)',
    red: 'stays if only a few worlds favour another move, however often each is repeated',
  },
  {
    fault: 'A strong bot guesses that others set aside any card.',
    file: 'packages/bots/src/chapanka/strong/asides.ts',
    replaced: 'exponential(asideWorth(codeOf(card), hand, weights))',
    by: 'exponential(0 * asideWorth(codeOf(card), hand, weights))',
    red: 'the guess for what others set aside prefers cards that count',
  },
  {
    fault: 'A review judges a move by cards that its player could not see.',
    file: 'packages/bots/src/review/decisions.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'const view = game.hide(before, seat);', by: 'const view = before;',
    red: 'depends on what the player could see, not on the hidden cards',
  },
  {
    fault: 'A review blames a move that was taken back.',
    file: 'packages/bots/src/review/decisions.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'decision.from + 1 < back.from', by: 'decision.from < back.from',
    red: 'covers only the player’s own moves, without those taken back',
  },
  {
    fault: 'A review says what may be chance.',
    file: 'packages/bots/src/review/measure.ts', tests: 'packages/bots/src/review/review.test.ts',
    replaced: 'Math.abs(found.mean) > found.error', by: 'Math.abs(found.mean) >= 0',
    red: 'does not blame a choice that is as good as another, despite random differences',
  },
  {
    fault: 'A review says the cheapest move first.',
    file: 'packages/bots/src/review/review.ts',
    replaced: 'return b.verdict.cost.mean - a.verdict.cost.mean;', by: 'return a.verdict.cost.mean - b.verdict.cost.mean;',
    red: 'lists the three costliest moves, what was better and by how much, and the total cost',
  },
  {
    fault: 'Two seats that are asked at the same time take the same chances.',
    file: 'packages/rules/src/fair/decision-seed.ts', tests: 'apps/server/src/table/game/seat-thought.test.ts',
    replaced: 'place[0] = seat;', by: 'place[0] = Math.min(seat, 0);',
    red: "in 'chinaso' each decision has a stable seed of its own, different from the game’s seed",
  },
  {
    fault: 'When time is out, the bot of Chanoyu chooses from all that is lawful.',
    file: 'packages/bots/src/chanoyu/decide.ts', tests: 'packages/bots/src/time-out.test.ts',
    replaced: 'chooseBuilding(view, seat, among, estimate, aim)',
    by: 'chooseBuilding(view, seat, chanoyu.legalMoves(view, seat), estimate, aim)',
    red: "a bot of 'chanoyu' chooses one of the offered moves after a timeout",
  },
  {
    fault: 'A bot is said to play as well as was wished, although its game has no such player.',
    file: 'packages/bots/src/strengths.ts',
    replaced: 'return strengthsOf(game).includes(wished) ? wished : USUAL_STRENGTH;', by: 'return wished;',
    red: 'the playable strength of chanoyu is the wanted one, or sensible if no bot has it',
  },
  {
    fault: 'A beginner takes moves for better than they are more often than for worse.',
    file: 'packages/bots/src/shared/estimate.ts',
    replaced: '(2 * random() - 1)', by: '(2 * random() - 0.9)',
    red: 'giveOrTake errs equally up and down, at most by the error, and at times by nearly all of it',
  },
  {
    fault: 'The ladder takes the points of a Chanoyu that ends below eight for bad ones.',
    file: 'scripts/ladder/match.ts',
    replaced: 'FEWEST_WIN.includes(game.id) ?', by: '(standings.at(0)?.score ?? 0) < (standings.at(-1)?.score ?? 0) ?',
    red: "a random player in 'chanoyu' finishes behind sensible players, whether low or high scores win",
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
    red: 'takes effect when all human players agree, and ends when one withdraws',
  },
  {
    fault: 'A setting without a value is taken, and the table has none from then on.',
    file: 'packages/protocol/src/setting-values.ts',
    replaced: 'z.exactOptional(settingsSchema.shape[name])', by: 'z.optional(settingsSchema.shape[name])',
    red: 'cannot be changed to undefined',
  },
  {
    fault: 'Players read that chat is stored as long as tables are.',
    file: 'apps/server/src/api/retention.ts', tests: 'apps/server/src/api/retention.test.ts',
    replaced: 'messages: sayings', by: 'messages: tables',
    red: 'players see the retention periods from the settings',
  },
  {
    fault: 'An address that only begins like the path below which the server is reached is taken for one below it.',
    file: 'apps/server/src/http/base-path.ts', tests: 'apps/server/src/http/base-path.test.ts',
    replaced: '/^(?:[/?]|$)/.test(url.slice(base.length))', by: 'true',
    red: 'serves /cardsharp as /cardsharp',
  },
  {
    fault: 'A release takes a package that is not the one which was pinned.',
    file: 'scripts/release/installed.ts', tests: 'scripts/release/installed.test.ts',
    replaced: 'if (found !== integrity)', by: 'if (found === "")',
    red: 'an archive that differs from the pinned digest is refused',
  },
  {
    fault: 'One who looks back at a deal sees the hands that were dealt.',
    file: 'packages/rules/src/kernel/looking-back.ts', tests: 'apps/server/src/tests/coming-back.test.ts',
    replaced: 'game.hideEvent(event, viewer, before)', by: 'event',
    red: 'receives the events of the deal, and so does a spectator, without any hand',
  },
  {
    fault: 'The ladder plays the rows with search first, so that nothing is left for them.',
    file: 'scripts/ladder/schedule.ts',
    replaced: '[...pairs.filter((pair) => !searches(pair)), ...pairs.filter(searches)]', by: '[...pairs]',
    red: 'plays every row once, and rows without search first, so that their unused time goes to the others',
  },
  {
    fault: 'The benchmark resets the CLS after each layout shift.',
    file: 'scripts/bench/shifts.ts',
    replaced: 'shift.at - last.at < GAP', by: 'shift.at - last.at < 0',
    red: 'several small shifts in quick succession are over the limit together',
  },
  {
    fault: 'A note with new words stays where it was, over what it speaks of.',
    file: 'apps/web/src/slip/useLaidBeside.ts', tests: 'apps/web/src/slip/useLaidBeside.test.tsx',
    replaced: 'else watch.current.look();', by: '',
    red: 'a slip on the table measures new words of its own in the next frame, not while they are rendered',
  },
]);

/** All mutations. Each must make a test fail. */
export const FAULTS: readonly Fault[] = [
  ...WEB_FAULTS, ...SERVER_FAULTS, ...GUARD_FAULTS, ...PROMISE_FAULTS, ...RULES_FAULTS, ...SCREENS_FAULTS, ...READING_FAULTS,
  ...FAIRNESS_FAULTS, ...OTHER_FAULTS,
];
