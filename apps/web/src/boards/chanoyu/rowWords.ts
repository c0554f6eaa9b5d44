import { type Row, type Stretch, stretches } from '@chinwag/rules/chanoyu';
import { listed } from '../../wording/words.ts';

/** A stretch as one says it: `4 to 6`, or `9`. */
export function stretchInWords([low, high]: Stretch): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** What a row holds, as one says it: `2 to 4 and 9`; `an empty row`. */
export function rowInWords(row: Row): string {
  const found = stretches(row);
  return found.length === 0 ? 'an empty row' : listed(found.map(stretchInWords));
}
