import { ACE_HIGH, type FrenchCard, isSeen, rankOf, type Seat, type Tagged } from '@chinwag/rules';
import * as chanoyu from '@chinwag/rules/chanoyu';
import * as chapanka from '@chinwag/rules/chapanka';
import * as chinaso from '@chinwag/rules/chinaso';
import * as chinchon from '@chinwag/rules/chinchon';
import * as chinkway from '@chinwag/rules/chinkway';
import { bestOf } from '../../packages/bots/src/shared/best-of.ts';
import type { Contestant } from './match.ts';

/** Chooses a move by a rule that fits in a sentence. Returns null for no preference. */
type ThumbRule<State, Move> = (view: State, among: readonly Move[], seat: Seat) => Move | null;

/** Returns the moves of one kind. */
function kind<Move extends Tagged, Type extends Move['type']>(among: readonly Move[], type: Type) {
  return among.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

const height = (card: FrenchCard): number => ACE_HIGH[rankOf(card)];

/** Wins a trick as cheaply as possible, or throws the lowest card. Leads the highest. Accepts every option. */
const chinkwayRule: ThumbRule<chinkway.ChinkwayState, chinkway.ChinkwayMove> = ({ deal }, among) => {
  const plays = kind(among, 'play');
  const taking = plays.filter(({ card }) => {
    return chinkway.leadingPlay([...deal.trick, { seat: -1, card }], deal.trump)?.seat === -1;
  });
  if (plays.length > 0 && deal.trick.length === 0) return bestOf(plays, ({ card }) => height(card));
  if (plays.length > 0) return bestOf(taking.length > 0 ? taking : plays, ({ card }) => -height(card));
  const discards = kind(among, 'discard');
  if (discards.length > 0) return bestOf(discards, ({ cards }) => -height(cards[0]) - height(cards[1]));
  return among[0] ?? null;
};

/** Ducks with the highest card that does not win, or plays the lowest. Never exchanges. Sets the highest card aside. */
const chapankaRule: ThumbRule<chapanka.ChapankaState, chapanka.ChapankaMove> = ({ deal }, among) => {
  const plays = kind(among, 'play');
  const ducking = plays.filter(({ card }) => {
    return deal.trick.length > 0 && chapanka.leadingPlay([...deal.trick, { seat: -1, card }])?.seat !== -1;
  });
  if (ducking.length > 0) return bestOf(ducking, ({ card }) => height(card));
  if (plays.length > 0) return bestOf(plays, ({ card }) => -height(card));
  const asides = kind(among, 'setAside');
  return asides.length > 0 ? bestOf(asides, ({ card }) => height(card)) : (among[0] ?? null);
};

/** Wins with the highest number, or throws the lowest card. Builds in its own row first. */
const chanoyuRule: ThumbRule<chanoyu.ChanoyuState, chanoyu.ChanoyuMove> = ({ deal }, among, seat) => {
  const plays = kind(among, 'play');
  const worth = (card: chanoyu.ChanoyuCard): number => chanoyu.numberOf(card) ?? 0;
  const wins = plays.filter(({ card }) => chanoyu.leadingPlay([...deal.trick, { seat: -1, card }])?.seat === -1);
  if (plays.length > 0) return bestOf(wins.length > 0 ? wins : plays, ({ card }) => (wins.length > 0 ? worth(card) : -worth(card)));
  return bestOf(among, (move) => (move.type !== 'lay' ? 0 : move.row === seat ? 1 : -1));
};

/** Closes when allowed, takes a discard that reduces the points in hand, and discards the highest card that melds nothing. */
const chinchonRule: ThumbRule<chinchon.ChinchonState, chinchon.ChinchonMove> = (view, among, seat) => {
  const { deck } = view.options;
  const hand = chinchon.heldBy(view.deal, seat);
  const [close] = kind(among, 'close');
  if (close !== undefined) return close;
  const top = view.deal.pile.at(-1);
  const draws = kind(among, 'draw');
  if (draws.length > 0 && top !== undefined && isSeen(top)) {
    const helps = chinchon.fewestAfterDiscard([...hand, top], deck) < chinchon.bestArrangement(hand, deck).points;
    return draws.find(({ from }) => from === (helps ? 'discards' : 'stock')) ?? null;
  }
  const { left } = chinchon.bestArrangement(hand, deck);
  const discards = kind(among, 'discard');
  const odd = discards.filter(({ card }) => left.includes(card));
  const from = odd.length > 0 ? odd : discards;
  if (from.length > 0) return bestOf(from, ({ card }) => chinchon.valueOf(card, deck));
  if (kind(among, 'settle').length === 0) return among.at(-1) ?? null;
  const { melds, layOffs } = chinchon.bestFor(view, seat);
  return { type: 'settle', melds, layOffs };
};

/** Goes down when allowed, draws from the stock, never buys, and discards the highest card. */
const chinasoRule: ThumbRule<chinaso.ChinasoState, chinaso.ChinasoMove> = ({ options }, among) => {
  const [down] = kind(among, 'goDown');
  if (down !== undefined) return down;
  const discards = kind(among, 'discard');
  if (discards.length > 0) return bestOf(discards, ({ card }) => chinaso.pointsOf(card, options.cardPoints));
  return kind(among, 'drawStock')[0] ?? kind(among, 'decline')[0] ?? among[0] ?? null;
};

function contestant<State, Move extends Tagged>(rule: ThumbRule<State, Move>): Contestant {
  return {
    name: 'rule of thumb',
    bot: {
      choose: ({ view, seat, among = [] }) => {
        const move = rule(view as State, among as readonly Move[], seat);
        if (move === null) throw new Error('a rule of thumb says nothing');
        return move;
      },
    },
  };
}

/** Baseline players by game, which follow a rule of thumb. */
export const RULES_OF_THUMB: Readonly<Record<string, Contestant>> = {
  chanoyu: contestant(chanoyuRule),
  chapanka: contestant(chapankaRule),
  chinaso: contestant(chinasoRule),
  chinchon: contestant(chinchonRule),
  chinkway: contestant(chinkwayRule),
};
