import { type Block, plain, type RulesText } from './readRules.ts';

/** A searchable part of the rules. */
export interface Passage {
  /** The game's id. */
  readonly game: string;
  /** The id of the passage's element on the page. */
  readonly anchor: string;
  /** The rule's number. Null for a part without a number, which is named after its chapter. */
  readonly rule: string | null;
  readonly chapter: string;
  readonly text: string;
}

/** A passage found by a search, with an excerpt. */
export interface FoundPassage {
  readonly passage: Passage;
  /** The excerpt: before the match, the match, and after it. */
  readonly shown: readonly [before: string, found: string, after: string];
}

/** The characters shown around a match. */
const BEFORE = 40;
const AFTER = 110;

/** Returns all passages in the rules of a game, in the order of the page. */
export function passagesOf(game: string, { blocks, title }: RulesText): readonly Passage[] {
  const passages: Passage[] = [];
  let chapter = { id: '', title };
  const add = (rule: string | null, text: string): void => {
    if (text !== '') passages.push({ game, anchor: rule ?? chapter.id, rule, chapter: chapter.title, text });
  };
  for (const block of blocks) {
    if (block.kind === 'heading') chapter = { id: block.id, title: plain(block.parts) };
    else if (block.kind === 'list') for (const { rule, blocks: within } of block.items) add(rule, textOf(within));
    else add(null, textOf([block]));
  }
  return passages;
}

/**
 * Returns the passages that contain all the words searched for, each as a whole word or a prefix of one, ignoring case and accents.
 * Passages of the open game come first. A rule's number is also a match. A search for fewer than two characters finds nothing.
 */
export function searchRules(passages: readonly Passage[], sought: string, game: string | null): readonly FoundPassage[] {
  const words = folded(sought).split(/\s+/u).filter((word) => word !== '');
  if (words.join('').length < 2) return [];
  const found = passages.flatMap((passage) => foundIn(passage, words));
  return found.toSorted((a, b) => Number(b.passage.game === game) - Number(a.passage.game === game));
}

function foundIn(passage: Passage, words: readonly string[]): readonly FoundPassage[] {
  const text = folded(passage.text);
  const places = words.map((word) => ({ at: placeOf(text, word), length: word.length }));
  if (words.length === 1 && passage.rule !== null && folded(passage.rule).startsWith(words[0] ?? '')) {
    return [{ passage, shown: around(passage.text, 0, 0) }];
  }
  if (places.some(({ at }) => at < 0)) return [];
  const first = places.reduce((a, b) => (b.at < a.at ? b : a));
  return [{ passage, shown: around(passage.text, first.at, first.length) }];
}

/** Returns the index of a word of the text that starts with this prefix; negative if there is none. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
}

function around(text: string, at: number, length: number): FoundPassage['shown'] {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const end = at + length + AFTER;
  const before = `${start === 0 ? '' : '… '}${text.slice(Math.min(start, at), at)}`;
  const cut = end < text.length ? text.lastIndexOf(' ', end) : text.length;
  const after = `${text.slice(at + length, Math.max(cut, at + length))}${end < text.length ? ' …' : ''}`;
  return [before, text.slice(at, at + length), after];
}

/** Returns the text without case and accents, with each character at the same index. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plainLetter = letter.normalize('NFD').charAt(0).toLowerCase();
    if (letter === '\u00A0') return ' ';
    return letter === 'ł' || letter === 'Ł' ? 'l' : plainLetter.length === letter.length ? plainLetter : letter;
  }).join('');
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map((block): string => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'line':
        return plain(block.parts).replaceAll('\n', ' ').trim();
      case 'list':
        return block.items.map(({ blocks: within }) => textOf(within)).join(' ');
      case 'table':
        return block.rows.map((cells) => cells.map(plain).join(' ')).join(' ');
    }
  }).join(' ').trim();
}
