import { slobberhannesHint } from '@chinwag/bots/hints/slobberhannes';
import type { SlobberhannesState } from '@chinwag/rules/slobberhannes';
import type { HintAt } from '../../board/hint.ts';
import { message } from '../../language/message.ts';

/** Returns the move that a sensible Slobberhannes player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<SlobberhannesState> = ({ state }, seat) => {
  const { kind, card } = slobberhannesHint(state, seat).reason;
  return { says: message(`hints.slobberhannes.${kind}`, { card }), about: [`hand ${card}`] };
};
