import { faultsIn } from './fault.ts';

/** Faults in the rules of the games. */
export const RULES_FAULTS = faultsIn('packages/rules/src', [
  {
    fault: 'A shuffle leaves no card where it was.',
    file: 'kernel/shuffle.ts',
    replaced: 'draw(last + 1)', by: 'draw(last)',
    red: 'brings each card to each place equally often',
  },
  {
    fault: 'When time is out in Chanoyu, a Tsukumogami goes to another player’s row.',
    file: 'games/chanoyu/time-out.ts',
    replaced: "move.type !== 'lay' || !isTsukumogami(move.card)", by: 'true',
    red: 'CN5.1: a Tsukumogami is never laid, whosever row it would go to; what fits the winner’s own row is',
  },
  {
    fault: 'When time is out, a move is made of the kind that is offered, and is not one that is.',
    file: 'kernel/time-out.ts', tests: 'kernel/laws/toy/pennies.test.ts',
    replaced: 'textOf(game.move, move) === text', by: 'text?.includes(`"type":"${move.type}"`)',
    red: 'law 16, for the absent',
  },
  {
    fault: 'When time is out in Chinaso, somebody who is down lays the discard.',
    file: 'games/chinaso/time-out.ts',
    replaced: "move.type !== 'takeDiscard' || move.use === null", by: 'true',
    red: 'CS4.2: somebody who is down draws from the draw pile, as a discard they took would be laid',
  },
  {
    fault: 'One who comes late is sent the cards of tricks that nobody may look at again.',
    file: 'kernel/looking-back.ts', tests: 'games/looking-back.test.ts',
    replaced: ': withoutCards(hidden, cards)', by: ': hidden',
    red: 'no card is shown again that lies in a closed one, but one’s own',
  },
  {
    fault: 'The end of a game empties its log.',
    file: 'kernel/deal-so-far.ts',
    replaced: 'if (isOver && this.#before !== null', by: 'if (isOver && this.#before === null',
    red: 'the last deal is there still when the game is over',
  },
  {
    fault: 'A short game asks for what the long one asks for.',
    file: 'games/chinaso/contracts.ts', tests: 'games/chinaso/short-game.test.ts',
    replaced: 'nth(CONTRACTS_OF[options.length], number)', by: 'nth(CONTRACTS, number)',
    red: 'CS3.4: asks in its second hand for straights, not for what the second of seven asks',
  },
  {
    fault: 'A number counts that is not the one its seat was bound to.',
    file: 'fair/check-rounds.ts', tests: 'game-file/game-file.test.ts',
    replaced: 'seatCommitment(terms, stored.commitment, [seat, number]) !== bound.get(seat)', by: '!bound.has(seat)',
    red: 'is refused for a number that does not fit its commitment',
  },
  {
    fault: 'A server tries numbers until the mark of a round is the one that another device shows.',
    file: 'fair/mark.ts',
    replaced: '&& seal === seatCommitment(terms, commitment, number)', by: '&& seal !== undefined',
    red: 'is not had for numbers that a server could choose after it heard of one',
  },
  {
    fault: 'A game in a file may be said to have been won by anybody.',
    file: 'game-file/check.ts', tests: 'game-file/game-file.test.ts',
    replaced: "if (canonicalJson(result) !== canonicalJson(file.result)) return { code: 'file-result' };", by: '',
    red: 'is refused when its result is another',
  },
  {
    fault: 'A card that was drawn is put back, and the player who drew it knows what it was.',
    file: 'games/chinchon/index.ts', tests: 'games/chinchon/taking-back.test.ts',
    replaced: "revealingEvents: ['dealt', 'drawn', ", by: "revealingEvents: ['dealt', ",
    red: 'CH4.2: a discard can be taken back, but neither a card drawn nor one taken that lay on another',
  },
  {
    fault: 'What was taken back shows everybody’s hands.',
    file: 'kernel/define-game.ts', tests: 'kernel/laws/taking-back.test.ts',
    replaced: '{ ...event, state: hide(event.state, viewer) }', by: 'event',
    red: 'law 18, taking back: Pennies obeys it',
  },
  {
    fault: 'Nobody stands for the party of Chapanka while somebody has no points yet.',
    file: 'games/chapanka/party.ts',
    replaced: 'deal.points.every((points) => points === 0)', by: 'deal.points.some((points) => points === 0)',
    red: 'CP4.1, CP7.3: who has most, who has fewest, and who pays for a broken Pancerola',
  },
  {
    fault: 'Every row of a round of Chanoyu is shown as the best.',
    file: 'games/chanoyu/score.ts', tests: 'games/chanoyu/scoring.test.ts',
    replaced: 'most > 0 && of === most', by: 'most > 0 || of === most',
    red: 'CN6.1: the best rows of a round are all that score most, and nobody’s where none scores',
  },
  {
    fault: 'The cards that a winner in Chanoyu has just laid look like those before.',
    file: 'games/chanoyu/trick.ts', tests: 'games/chanoyu/building.test.ts',
    replaced: 'if (left === null || lastTrick === null) return [];', by: 'if (left !== null || lastTrick === null) return [];',
    red: 'CN5.1: what has been laid of the trick so far is known until its winner stops',
  },
  {
    fault: 'A view shows the seed, and with it every card still to be dealt.',
    file: 'kernel/define-game.ts',
    replaced: "{ ...own, options, seed: '', shuffles, records }",
    by: '{ ...own, options, seed: state.seed, shuffles, records }',
    red: 'shows its seed to nobody, whatever its own hide names, and the rest in the order of the state',
  },
  {
    fault: 'Chinchón goes round the table to the left.',
    file: 'games/chinchon/seats.ts', tests: 'games/chinchon/dealing.test.ts',
    replaced: "direction = 'anticlockwise'", by: "direction = 'clockwise'",
    red: 'CH2.1: the dealer sits at the leader’s left, and play goes to the right',
  },
  {
    fault: 'A pack lies in another order before it is shuffled, so that stored games are dealt other cards.',
    file: 'kernel/cards.ts',
    replaced: "(['S', 'H', 'D', 'C'] as const).flatMap", by: "(['C', 'D', 'H', 'S'] as const).flatMap",
    red: 'a French pack is shuffled from the order in which every stored game was dealt from it',
  },
  {
    fault: 'What only one seat may see of an event is shown to everybody.',
    file: 'kernel/event-views.ts', tests: 'games/chinkway/hide.test.ts',
    replaced: 'seesWith(viewer, event.seat) ? event : left(event)', by: 'event',
    red: 'CW3.2: the discards are shown to the dealer only',
  },
  {
    fault: 'A move is understood although it has a field too many.',
    file: 'kernel/moves.ts', tests: 'games/chanoyu/refusals.test.ts',
    replaced: 'z.strictObject(', by: 'z.looseObject(',
    red: 'CN5.1: a move that is no move is not understood',
  },
]);
