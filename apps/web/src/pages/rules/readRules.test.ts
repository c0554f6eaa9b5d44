import { describe, expect, it } from 'vitest';
import { parseCard } from '../../language/cardCode.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { ABOUT_GAMES } from '../../games/abouts.ts';
import { rulesText } from '../../games/rulesText.ts';
import { type Block, type Inline, plain, readRules } from './readRules.ts';

const SAMPLE = `# Tally

A game of *adding*, with [three kings](cards:KH,KD,KC).

## Playing a card

- **TL4.2** Follow suit if you **can** (TL1.1), as 7♠ [4♠ joker](cards:4S,X1) or ♥ 5 10 J.

  | filled | 0 | 1 |
  |---|---|---|
  | points | 0 | 3 |
- An item without a number.
`;

describe('a page of rules', () => {
  const { title, blocks, chapters } = readRules(SAMPLE, 'en');
  const [, , list] = blocks;
  const items = list?.kind === 'list' ? list.items : [];

  it('takes its title from the first heading and leaves it out of the text', () => {
    expect(title).toBe('Tally');
    expect(JSON.stringify(blocks)).not.toContain('Tally');
  });

  it('gives each chapter an anchor', () => {
    expect(chapters).toEqual([{ id: 'playing-a-card', title: 'Playing a card' }]);
    expect(blocks[1]).toMatchObject({ kind: 'heading', depth: 2, id: 'playing-a-card' });
  });

  it('reads rule numbers, the references to other rules, and bold text', () => {
    expect(items.map(({ rule }) => rule)).toEqual(['TL4.2', null]);
    const inlines = inlinesOf(items[0]?.blocks ?? []);
    expect(inlines).toContainEqual({ kind: 'number', rule: 'TL4.2' });
    expect(inlines).toContainEqual({ kind: 'reference', rule: 'TL1.1' });
    expect(inlines).toContainEqual({ kind: 'strong', parts: [{ kind: 'text', text: 'can' }] });
  });

  it('draws cards in place of their signs, or after the words that name them', () => {
    const cards = cardsOf(blocks);
    expect(cards.map((each) => [each.drawn, each.cards])).toEqual([
      ['after', ['KH', 'KD', 'KC']], ['instead', ['7S']], ['instead', ['4S', 'X1']], ['instead', ['5H', 'TH', 'JH']],
    ]);
    expect(plain(inlinesOf(blocks)).replaceAll('\uFE0E', '')).toContain('as 7♠ 4♠ joker or ♥ 5 10 J.');
  });

  it('reads a table inside a rule row by row', () => {
    const table = items[0]?.blocks.find((each) => each.kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map((row) => row.map(plain))).toEqual([['filled', '0', '1'], ['points', '0', '3']]);
  });
});

describe.each(ABOUT_GAMES)('the rules of $title', ({ id, pack }) => {
  it('show the same cards in every language, and only cards of their pack', async () => {
    const drawn = await Promise.all(LANGUAGES.map(async (language) => {
      const { blocks } = readRules((await rulesText(id, language)?.()) ?? '', language);
      return cardsOf(blocks).flatMap(({ cards }) => cards);
    }));
    const [english, ...others] = drawn.map((cards) => cards.toSorted());
    for (const cards of others) expect([...new Set(cards)]).toEqual([...new Set(english)]);
    expect(drawn.flat().filter((card) => parseCard(card, pack).kind === 'hidden')).toEqual([]);
  });

  it('contain every numbered rule once, and refer only to existing rules', async () => {
    for (const language of LANGUAGES) {
      const markdown = (await rulesText(id, language)?.()) ?? '';
      const written = [...markdown.matchAll(/^- \*\*([A-Z]{2}\d+\.\d+)\*\*/gmu)].map(([, rule]) => rule);
      const { blocks } = readRules(markdown, language);
      const read = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : []));
      expect(read).toEqual(written);
      expect(new Set(read).size).toBe(read.length);
      const referred = inlinesOf(blocks).flatMap((each) => (each.kind === 'reference' ? [each.rule] : []));
      expect(referred.filter((rule) => !read.includes(rule))).toEqual([]);
    }
  });
});

function cardsOf(blocks: readonly Block[]): readonly Extract<Inline, { kind: 'cards' }>[] {
  return inlinesOf(blocks).flatMap((each) => (each.kind === 'cards' ? [each] : []));
}

function inlinesOf(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'line':
        return block.parts;
      case 'list':
        return block.items.flatMap(({ blocks: within }) => inlinesOf(within));
      case 'table':
        return block.rows.flat(2);
    }
  });
}
