import { type Message, message } from '../../language/message.ts';
import type { ContractPart } from './composition.ts';
import { inWords } from './words.ts';

/** Returns the kind of set that a part of the contract requires, as the selector of a message. */
export function kindOf({ kind }: ContractPart): 'three' | 'other' {
  return kind === 'three' ? kind : 'other';
}

/** Returns the label of a part's button, with `count` cards chosen. */
export function partLabel(part: ContractPart, count: number): Message {
  if (part.set === null) {
    return count === 0
      ? message('chinaso.slot.open', { kind: kindOf(part) })
      : message('chinaso.slot.fill', { kind: kindOf(part), count });
  }
  const set = inWords(part.set);
  return count === 0 ? message('chinaso.slot.take-back', { set }) : message('chinaso.slot.add', { set, count });
}
