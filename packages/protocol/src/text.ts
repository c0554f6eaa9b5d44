import * as z from 'zod/mini';

const COLOURED = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*`;
/** A picture (emoji) with the characters that colour and join it. These marks are invisible elsewhere. */
const PICTURE = String.raw`${COLOURED}(?:\u200D${COLOURED})*`;
/**
 * Characters that are invisible by themselves: zero-width and direction characters, blank letters, selectors, tags, and lone
 * surrogates.
 */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\u2800]`;

const PICTURE_OR_INVISIBLE = new RegExp(`(${PICTURE})|${INVISIBLE}`, 'gu');
const ENDS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A pile of combining marks. No script puts more than three marks on one letter, and more would cover other people's text. */
const PILE_OF_MARKS = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;

/**
 * Returns user text on one line, without characters that are invisible or affect the text around them. The result may be empty, is
 * never longer than the input, and does not change when cleaned again.
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
 * Returns user text for use within a sentence. Isolates right-to-left text, so that its direction does not affect the sentence, on
 * the screen or in a screen reader. All other text stays unchanged.
 */
export function isolated(text: string): string {
  if (!FROM_RIGHT_TO_LEFT.test(text) || text.startsWith(ISOLATE)) return text;
  return `${ISOLATE}${text}${END_OF_ISOLATE}`;
}

/** Schema of a name or chat message for display. Every name and message that reaches a page passes through this schema. */
export const shownTextSchema = z.pipe(z.string(), z.transform(isolated));
