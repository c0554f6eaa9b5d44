import { plainThought } from '@chinwag/bots';
import { evolveAll, type FrenchCard, isSeen, type Play, type Seat } from '@chinwag/rules';
import { chapanka, type ChapankaOptions, type ChapankaState } from '@chinwag/rules/chapanka';
import { type Random, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { chapankaBots } from '../../packages/bots/src/chapanka/index.ts';
import { ASIDE_FEATURES, asideWorth, ranksOf } from '../../packages/bots/src/chapanka/strong/asides.ts';
import {
  codeOf, dealAtFirstLead, type FastDeal, KINAL, PLAYERS, RANKS,
} from '../../packages/bots/src/chapanka/strong/fast-deal.ts';
import { cardWorth, WEIGHTS } from '../../packages/bots/src/chapanka/strong/policy.ts';
import type { SeenChoice } from './imitation.ts';

const OPTIONS: ChapankaOptions = { deals: 4, kinalPot: 'on', trickMemory: 'last' };
const DEALS = 1200;
const ASIDES_ALONE = alone(ASIDE_FEATURES);
const PLAYS_ALONE = alone(WEIGHTS);
/** The range of the pot beyond one deal's antes, and how often the pot may have been doubled. */
const MORE_IN_POT = 10;
const DOUBLED = 3;

/** The recorded choices of sensible players, whenever they had a choice: the cards they set aside, and those they played. */
export interface ChapankaChoices {
  readonly asides: readonly SeenChoice[];
  readonly plays: readonly SeenChoice[];
}

/** Plays deals between sensible players, with pots of any size. Returns their choices. */
export function chapankaChoices(seed: number): ChapankaChoices {
  const random = randomFrom(seed);
  const deals = Array.from({ length: DEALS }, () => choicesIn(random));
  return { asides: deals.flatMap(({ asides }) => asides), plays: deals.flatMap(({ plays }) => plays) };
}

function choicesIn(random: Random): ChapankaChoices {
  const asides: SeenChoice[] = [];
  const plays: Play<FrenchCard>[] = [];
  let state = opened(random);
  let first = state;
  while (state.records.length === 0) {
    const [seat = 0] = chapanka.actors(state);
    const move = chapankaBots.sensible.choose({ ...plainThought(chapanka.hide(state, seat), seat), seed: randomSeed(random) });
    if (move.type !== 'play' && move.card !== null) asides.push(asideChoice(state, seat, move.card));
    if (move.type === 'play' && plays.length === 0) first = state;
    if (move.type === 'play') plays.push({ seat, card: move.card });
    state = evolveAll(chapanka, state, chapanka.decide(state, seat, move));
  }
  return { asides, plays: playChoices(dealAtFirstLead(first, []), plays) };
}

function asideChoice(state: ChapankaState, seat: Seat, card: FrenchCard): SeenChoice {
  const hand = (state.deal.hands[seat] ?? []).filter(isSeen).map(codeOf);
  const cards = hand.filter((held) => held !== KINAL);
  const ranks = ranksOf(hand);
  const options = cards.map((held) => Float64Array.from(ASIDES_ALONE, (weights) => asideWorth(held, ranks, weights)));
  return { options, chosen: cards.indexOf(codeOf(card)) };
}

function playChoices(deal: FastDeal, plays: readonly Play<FrenchCard>[]): readonly SeenChoice[] {
  return plays.flatMap(({ card }) => {
    const cards = deal.playableCards();
    const options = cards.map((other) => featuresOf(deal, other));
    deal.playCard(codeOf(card));
    return cards.length > 1 ? [{ options, chosen: cards.indexOf(codeOf(card)) }] : [];
  });
}

function opened(random: Random): ChapankaState {
  const { state, events } = chapanka.begin({ seats: PLAYERS, owner: null, options: OPTIONS, seed: randomSeed(random) });
  const now = evolveAll(chapanka, state, events);
  return { ...now, pot: now.pot + random.below(MORE_IN_POT) * 2 ** random.below(DOUBLED) };
}

/** Returns the features of a card. Each is the card's value by a policy that uses that feature alone. */
function featuresOf(deal: FastDeal, card: number): Float64Array {
  return Float64Array.from(PLAYS_ALONE, (w) => cardWorth(deal, deal.player, Math.floor(card / RANKS), card % RANKS, w));
}

/** Returns, for each feature, weights with which only that feature counts. */
function alone(count: number): readonly Float64Array[] {
  return Array.from({ length: count }, (_, feature) => new Float64Array(count).fill(1, feature, feature + 1));
}
