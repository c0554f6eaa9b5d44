import {
  bestArrangement, bestClose, type ChinchonMove, type ChinchonState, heldBy, isIn, type SpanishCard, valueOf,
} from '@chinwag/rules/chinchon';
import { isSeen } from '@chinwag/rules';
import { type Claims, names, type SaidAt } from '../../../lessons/testing/claims.ts';

type ChinchonSaid = SaidAt<ChinchonState, ChinchonMove>;

const hand = ({ real: { deal }, seat }: ChinchonSaid): readonly SpanishCard[] => heldBy(deal, seat);
const may = ({ moves }: ChinchonSaid, type: ChinchonMove['type']): boolean => moves.some((move) => move.type === type);
const mayDraw = ({ moves }: ChinchonSaid, from: 'stock' | 'discards'): boolean =>
  moves.some((move) => move.type === 'draw' && move.from === from);
const inMelds = ({ real }: ChinchonSaid, cards: readonly SpanishCard[]): readonly SpanishCard[] =>
  bestArrangement(cards, real.options.deck, []).melds.flat();
const worthOf = ({ real }: ChinchonSaid, card: SpanishCard): number => valueOf(card, real.options.deck);
const close = (said: ChinchonSaid) => (may(said, 'close') ? bestClose(said.real, said.seat) : null);

/** The claims that Chinchón's lesson and hints make, each with a check that it is true. */
export const claims: Claims<'chinchon', ChinchonState, ChinchonMove> = {
  aim: (said) => hand(said).length === 7,
  melds: ({ real }) => real.options.deck === '40',
  draw: (said) => mayDraw(said, 'stock') && mayDraw(said, 'discards'),
  discard: (said) =>
    may(said, 'discard') && inMelds(said, hand(said)).length < hand(said).length
    && worthOf(said, '12O') === 10 && worthOf(said, '11O') === 9 && worthOf(said, '10O') === 8,
  meld: (said) => inMelds(said, hand(said)).length > 0 && said.real.options.ending === 'settle',
  close: (said) => close(said) !== null && (close(said)?.points ?? 5) < 5,
  'close-or-wait': (said) => close(said)?.chinchon === false,
  settle: ({ real: { deal, phase }, seat }) =>
    phase.name === 'settle' && phase.seat === seat && deal.closing?.chinchon === false && deal.closing.seat !== seat,
  'settle-chinchon': ({ real: { deal, phase }, seat }) =>
    phase.name === 'settle' && phase.seat === seat && deal.closing?.chinchon === true && deal.closing.seat !== seat,
  'others-settle': ({ real: { deal, records }, seat }) =>
    deal.closing?.seat === seat && !deal.closing.chinchon && records.length === 0,
  chinchon: ({ real: { deal }, seat }) => deal.closing?.seat === seat && deal.closing.chinchon,
  closed: (said) => {
    const closer = said.real.records[0]?.closer ?? null;
    return closer !== null && names(said, 'who', closer);
  },
  scored: ({ real: { options }, values }) =>
    values['target'] === options.target && options.reenlist !== 'never' && options.ante > 0,
  next: ({ real: { options, records } }) => records.length === 1 && options.ante > 0,
  'close-now': (said) => close(said) !== null && said.move?.type === 'discard',
  'useless-discard': (said) => {
    const top = said.real.deal.pile.at(-1);
    if (top === undefined || !isSeen(top) || !mayDraw(said, 'stock')) return false;
    return inMelds(said, [...hand(said), top]).length === inMelds(said, hand(said)).length;
  },
  'keep-the-meld': (said) => said.move?.type === 'discard' && inMelds(said, hand(said)).includes(said.move.card),
  'first.close': (said) => close(said)?.chinchon === false && close(said)?.points === said.values['points'],
  'first.chinchon': (said) => close(said)?.chinchon === true,
  'first.danger': ({ real, seat, values }) =>
    isIn(real, seat) && values['points'] === real.totals[seat] && values['target'] === real.options.target,
  'first.reenlist': ({ real: { phase }, seat, values }) =>
    phase.name === 'reenlist' && phase.seat === seat && phase.total === values['points'],
};
