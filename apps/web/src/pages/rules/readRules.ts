import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { CardCode } from '../../language/cardCode.ts';
import type { LanguageId } from '../../language/languages.ts';
import { typeset } from '../../language/typeset.ts';
import { cardSigns } from './cardSigns.ts';

/** The rules of a game, parsed for display and search. */
export interface RulesText {
  readonly title: string;
  /** All blocks below the title. */
  readonly blocks: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** A chapter, with the id of its heading. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** A block of a rules page. `line` is the text of a list item. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'line'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

/** A list item: a rule with its number, or any other item, for which `rule` is null. */
export interface Item {
  readonly rule: string | null;
  readonly blocks: readonly Block[];
}

/** Inline content. Drawings of `cards` follow the words that name them. If the words are only symbols, the cards replace them. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'cards'; readonly words: readonly Inline[]; readonly drawn: CardsPlace; readonly cards: readonly CardCode[] }
  | { readonly kind: 'number' | 'reference'; readonly rule: string }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** The place of drawn cards: after the words, or instead of them. */
type CardsPlace = 'after' | 'instead';

const RULE = /^[A-Z]{2}\d+\.\d+$/u;
const RULES_NAMED = /([A-Z]{2}\d+\.\d+)/u;
const RULE_AT_START = /^\*\*([A-Z]{2}\d+\.\d+)\*\*/u;
/** `[three kings](cards:12O,12C,12E)`: words, and the cards that they mean. */
const CARDS_LINK = /^cards:(.+)$/u;

/**
 * Parses the rules of a game from the app's Markdown dialect. The first heading is the title, `**CW4.2**` numbers a rule, and `7♠`
 * and `[words](cards:7O,7C)` are cards. Inserts no-break spaces as the language requires. Throws if a title does not come first.
 */
export function readRules(markdown: string, language: LanguageId): RulesText {
  const tokens = lexer(typeset(markdown, language), { gfm: true });
  const [title, ...rest] = tokens.flatMap(block);
  if (title?.kind !== 'heading') throw new Error('A page of rules begins with its title.');
  const chapters = rest.flatMap((each) => (each.kind === 'heading' && each.depth === 2 ? [chapterOf(each)] : []));
  return { title: plain(title.parts), blocks: rest, chapters };
}

/** Returns the plain text for the search, without rule numbers. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => {
    switch (part.kind) {
      case 'text':
      case 'code':
        return part.text;
      case 'number':
        return '';
      case 'reference':
        return part.rule;
      case 'cards':
        return plain(part.words);
      case 'strong':
      case 'emphasis':
      case 'link':
        return plain(part.parts);
    }
  }).join('');
}

function chapterOf({ id, parts }: Extract<Block, { kind: 'heading' }>): Chapter {
  return { id, title: plain(parts) };
}

function block(token: Token): readonly Block[] {
  const known = ours(token);
  if (known.type === 'heading') {
    return [{ kind: 'heading', depth: known.depth, id: slug(known.text), parts: inlines(known.tokens) }];
  }
  if (known.type === 'paragraph') return [{ kind: 'paragraph', parts: inlines(known.tokens) }];
  if (known.type === 'text') return [{ kind: 'line', parts: inlines(known.tokens ?? [known]) }];
  if (known.type === 'list') return [{ kind: 'list', ordered: known.ordered, items: known.items.map(item) }];
  if (known.type === 'table') {
    return [{ kind: 'table', rows: [known.header, ...known.rows].map((cells) => cells.map((cell) => inlines(cell.tokens))) }];
  }
  if (known.type === 'space') return [];
  throw new Error(`Pages of rules know no ${known.type}: ${known.raw}`);
}

function item({ text, tokens }: Tokens.ListItem): Item {
  return { rule: RULE_AT_START.exec(text)?.[1] ?? null, blocks: tokens.flatMap(block) };
}

function inlines(tokens: readonly Token[]): readonly Inline[] {
  return tokens.flatMap((token) => inline(ours(token)));
}

function inline(token: MarkedToken): readonly Inline[] {
  if (token.type === 'text' || token.type === 'escape') return textParts(token.text);
  if (token.type === 'codespan') return [{ kind: 'code', text: token.text }];
  if (token.type === 'em') return [{ kind: 'emphasis', parts: inlines(token.tokens) }];
  if (token.type === 'strong') {
    return RULE.test(token.text) ? [{ kind: 'number', rule: token.text }] : [{ kind: 'strong', parts: inlines(token.tokens) }];
  }
  if (token.type === 'link') return [link(token)];
  throw new Error(`Lines of rules know no ${token.type}: ${token.raw}`);
}

function link({ href, text, tokens }: Tokens.Link): Inline {
  const cards = CARDS_LINK.exec(href)?.[1]?.split(',');
  if (cards === undefined) return { kind: 'link', href, parts: inlines(tokens) };
  const signs = cardSigns(text).some((part) => typeof part === 'object');
  if (signs) return { kind: 'cards', words: [{ kind: 'text', text }], drawn: 'instead', cards };
  return { kind: 'cards', words: inlines(tokens), drawn: 'after', cards };
}

function textParts(text: string): readonly Inline[] {
  return cardSigns(text).flatMap((part): readonly Inline[] => {
    if (typeof part === 'object') {
      return [{ kind: 'cards', words: [{ kind: 'text', text: part.written }], drawn: 'instead', cards: part.cards }];
    }
    return part.split(RULES_NAMED).flatMap((piece): readonly Inline[] => {
      if (piece === '') return [];
      return [RULE.test(piece) ? { kind: 'reference', rule: piece } : { kind: 'text', text: piece }];
    });
  });
}

/** Returns a token as one of the lexer's own. The lexer has no extensions here, so there are no other tokens. */
function ours(token: Token): MarkedToken {
  return token as MarkedToken;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
