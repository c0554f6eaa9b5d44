import { addingRule, meldsFor, NO_MELD } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { Action } from '../../board/actions/action.ts';
import { areAlike, areNone, bestParts, NO_PARTS } from './parts.ts';
import type { SelectionWords } from './selection.ts';
import type { OwnCardsProps } from './useParts.ts';

/** Returns the action that sets the chosen cards apart as a meld. */
export function melding(telling: SelectionWords, act: () => void): Action {
  const off = 'why' in telling ? telling.why : null;
  return { name: 'meld', words: message('chinchon.meld'), off, namesRule: true, act };
}

/** Returns the action that sets the best melds apart or, if they are set apart already, makes their cards loose again. */
export function finding({ state, seat, composing: { parts, setApart } }: OwnCardsProps): Action {
  const best = bestParts(state, seat);
  if (!areNone(parts) && areAlike(parts, best)) {
    return { name: 'put-back', words: message('chinchon.put-back'), act: () => setApart(NO_PARTS) };
  }
  return {
    name: 'find',
    words: message('chinchon.melds'),
    label: message('chinchon.find-melds'),
    off: areNone(best) ? NO_MELD : null,
    namesRule: true,
    icon: 'wand',
    act: () => setApart(best),
  };
}

/**
 * Returns a text that says whether the chosen card fits a meld on the table, with the rule for adding it. Returns null while the
 * player may not add cards.
 */
export function fitting({ state, seat, composing: { parts, chosen } }: OwnCardsProps): { words: Message; rule: string } | null {
  const [card] = chosen;
  const rule = addingRule(state, seat);
  if (rule === null || card === undefined) return null;
  const fits = meldsFor(state, card, parts.layOffs).length > 0;
  return { words: message(fits ? 'chinchon.fits' : 'chinchon.fits-none'), rule };
}
