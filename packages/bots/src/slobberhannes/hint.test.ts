import { defaultOptions, type FrenchCard } from '@chinwag/rules';
import {
  leadingPlay, slobberhannes, type SlobberhannesMove, type SlobberhannesState,
} from '@chinwag/rules/slobberhannes';
import { describeHints, type HintGiven } from '../testing/describe-hints.ts';
import { slobberhannesHint } from './hint.ts';
import { slobberhannesBots } from './index.ts';

type SlobberhannesHinted = HintGiven<SlobberhannesState, SlobberhannesMove>;

const mayPlay = ({ view, seat }: SlobberhannesHinted): readonly FrenchCard[] =>
  slobberhannes.legalMoves(view, seat).map(({ card }) => card);
const wins = ({ real, seat }: SlobberhannesHinted, card: FrenchCard): boolean =>
  leadingPlay([...real.deal.trick, { seat, card }])?.seat === seat;

describeHints(slobberhannes, { sensible: slobberhannesBots.sensible, hint: slobberhannesHint }, {
  lead: (_, { real }) => real.deal.trick.length === 0,
  throw: ({ card }, given) => mayPlay(given).every((other) => !wins(given, other)) && mayPlay(given).includes(card),
  duck: ({ card }, given) => given.real.deal.trick.length > 0 && !wins(given, card) && mayPlay(given).includes(card),
  'must-go-over': (_, given) => mayPlay(given).every((card) => wins(given, card)),
}, { tables: [{ seats: 4, options: defaultOptions(slobberhannes.options) }], games: 5, decisions: 120 });
