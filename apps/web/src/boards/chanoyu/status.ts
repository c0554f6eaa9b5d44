import { type Seat, SUIT_NAMES } from '@chinwag/rules';
import {
  type ChanoyuMove, isScored, isTsukumogami, leadingPlay, suitOrNone, suitToFollow, trickNumber, TRICKS,
} from '@chinwag/rules/chanoyu';
import { capital } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { does, isYou, nameOf, verb, whose } from '../shared/people.ts';
import type { Choice } from './choice.ts';
import { whatFollows } from './outcome.ts';
import type { View } from './view.ts';
import { cardInWords } from './words.ts';

/** The status line: whose turn it is, or what has just happened, and what is asked. */
export interface Status {
  readonly headline: string;
  readonly sentence: Sentence;
  /** Whether something is asked of the one who looks. */
  readonly asksYou: boolean;
}

type Words = Omit<Status, 'asksYou'>;

/** What the status line says to one whose lawful moves are `legalMoves`, and who has chosen this. */
export function statusOf(view: View, legalMoves: readonly ChanoyuMove[], choice: Choice): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: 'The game is over.', sentence: [whatFollows(view.state, view)], asksYou: false };
    case 'play': {
      const asksYou = isYou(view, phase.seat);
      const words = asksYou
        ? { headline: 'Your turn.', sentence: yourPlay(view, legalMoves) }
        : { headline: `${capital(whose(view, phase.seat))} turn.`, sentence: theirPlay(view, phase.seat) };
      return { ...words, asksYou };
    }
    case 'build': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? building(choice, phase.mustLay) : theirBuilding(view, phase.seat)), asksYou };
    }
  }
}

function building({ card, ways, move }: Choice, mustLay: boolean): Words {
  if (card === null) {
    const what = mustLay ? 'one must go in your row' : 'or stop here';
    return { headline: 'Build.', sentence: [`Touch a card of the trick; ${what}.`] };
  }
  if (isTsukumogami(card)) {
    return { headline: 'Wake it.', sentence: ['Any free place, in anybody’s row.'] };
  }
  if (ways.length > 1) {
    const which = move?.type === 'lay' ? ` as ${move.value}, or another end.` : ' as which value?';
    return { headline: 'Build.', sentence: [cardInWords(card), which] };
  }
  return { headline: 'Build.', sentence: [cardInWords(card), ' fits an end of your row.'] };
}

function theirBuilding(view: View, seat: Seat): Words {
  const name = nameOf(view, seat);
  return { headline: `${name} builds.`, sentence: [`${name} won the trick and lays what fits.`] };
}

function settling(view: View): Words {
  const { deal } = view.state;
  if (deal.number === 0) return { headline: 'The cards are dealt.', sentence: [] };
  if (isScored(view.state)) {
    return { headline: `Round ${deal.number} is over.`, sentence: [whatFollows(view.state, view)] };
  }
  if (deal.trick.length > 0) {
    const winning = leadingPlay(deal.trick);
    if (winning === null) return noWinner(view);
    const who = does(view, winning.seat, verb('win'));
    return { headline: `${who} the trick.`, sentence: [{ card: winning.card }, ' is the highest number of the suit led.'] };
  }
  if (deal.left !== null && deal.lastTrick?.winner === null) return noWinner(view);
  if (deal.left !== null && deal.left.length > 0) {
    return { headline: 'Nothing more fits.', sentence: ['The rest of the trick is discarded.'] };
  }
  if (deal.left !== null) return { headline: 'The whole trick is laid.', sentence: [] };
  if (deal.tricks === TRICKS) return { headline: 'All ten tricks are played.', sentence: [] };
  return { headline: 'Everybody draws a card.', sentence: [] };
}

function noWinner({ state: { deal } }: View): Words {
  const [lead] = deal.trick.length > 0 ? deal.trick : (deal.lastTrick?.plays ?? []);
  const led = lead === undefined ? null : suitOrNone(lead.card);
  const why = led === null ? 'A Tsukumogami was led' : `No number of ${SUIT_NAMES[led]} was played`;
  return { headline: 'Nobody wins it.', sentence: [`${why}: the trick is discarded.`] };
}

/** What the one in turn may play: `Follow diamonds; Owen’s 9♦ is best so far.` */
function yourPlay(view: View, legalMoves: readonly ChanoyuMove[]): Sentence {
  const { deal } = view.state;
  if (deal.trick.length === 0) return [`Lead any card to trick ${trickNumber(deal)}.`];
  const led = suitToFollow(deal.trick);
  if (led === null) return ['A Tsukumogami led: play any card, nobody wins.'];
  const follows = legalMoves.every((move) => move.type === 'play' && suitOrNone(move.card) === led);
  const suit = SUIT_NAMES[led];
  return [follows ? `Follow ${suit}; ` : `You have no ${suit}: play any card; `, ...bestSoFar(view)];
}

function theirPlay(view: View, seat: Seat): Sentence {
  const { deal } = view.state;
  if (deal.trick.length === 0) return [`${nameOf(view, seat)} leads to trick ${trickNumber(deal)}.`];
  const led = suitToFollow(deal.trick);
  if (led === null) return ['A Tsukumogami led: nobody wins this trick.'];
  return [`${capital(SUIT_NAMES[led])} led; `, ...bestSoFar(view)];
}

function bestSoFar(view: View): Sentence {
  const best = leadingPlay(view.state.deal.trick);
  if (best === null) return ['no number yet.'];
  return [`${whose(view, best.seat)} `, { card: best.card }, ' is best so far.'];
}
