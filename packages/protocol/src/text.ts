import * as z from 'zod/mini';

const COLOURED = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*`;
/** A picture with what colours and joins it: these need marks that are invisible elsewhere. */
const PICTURE = String.raw`${COLOURED}(?:\u200D${COLOURED})*`;
/** What shows nothing by itself: of no width, of no direction of its own, blank letters, selectors, tags, halves of characters. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\u2800]`;

const PICTURE_OR_INVISIBLE = new RegExp(`(${PICTURE})|${INVISIBLE}`, 'gu');
const ENDS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** No script sets more than three marks on one letter; a pile of them would cover what others wrote. */
const PILE_OF_MARKS = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;

/**
 * Text of somebody's making in one line, without anything that shows nothing or reaches out of it. May be empty; is never
 * longer than what came in, and the same again if cleaned again.
 */
export function cleaned(text: string): string {
  return text
    .replace(ENDS_A_LINE, ' ')
    .replace(PICTURE_OR_INVISIBLE, (_, picture: string | undefined) => picture ?? '')
    .replace(PILE_OF_MARKS, '$1')
    .trim();
}

const FROM_RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/**
 * Text of somebody's making for use within a sentence: what is written from right to left keeps its direction to itself, on
 * the screen and aloud. Any other is as it was.
 */
export function isolated(text: string): string {
  if (!FROM_RIGHT_TO_LEFT.test(text) || text.startsWith(ISOLATE)) return text;
  return `${ISOLATE}${text}${END_OF_ISOLATE}`;
}

/** Reads a name or saying that is to be shown: every one that reaches a page comes in through this. */
export const shownTextSchema = z.pipe(z.string(), z.transform(isolated));
