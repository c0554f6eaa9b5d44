import { describe, expect, it } from 'vitest';
import chinkway from '../../../../docs/rules/chinkway.md?raw';
import { renderRules } from './renderRules.ts';

const SAMPLE = `# Tally

A game of *adding*.

## Playing a card

- **TL4.2** Follow suit if you **can**.

  | filled | 0 | 1 |
  |---|---|---|
  | points | 0 | 3 |
- An item without a number.
`;

describe('a page of rules', () => {
  const { title, html, sections } = renderRules(SAMPLE, 'en');

  it('takes its title from the first heading and leaves it out of the text', () => {
    expect(title).toBe('Tally');
    expect(html).not.toContain('Tally');
  });

  it('gives each chapter an anchor', () => {
    expect(sections).toEqual([{ id: 'playing-a-card', title: 'Playing a card' }]);
    expect(html).toContain('<h2 id="playing-a-card">Playing a card</h2>');
  });

  it('gives each rule an anchor by its number, and the number a link to itself', () => {
    expect(html).toContain('<li id="TL4.2" class="rule">');
    expect(html).toContain('<a class="rule-number" href="#TL4.2">TL4.2</a> Follow suit');
  });

  it('leaves other bold words and items as they are', () => {
    expect(html).toContain('<strong>can</strong>');
    expect(html).toMatch(/<li>.*An item without a number/su);
  });

  it('renders a table inside a rule, its first column as headings', () => {
    expect(html).toContain('<tr><th scope="row">points</th><td>0</td><td>3</td></tr>');
  });

  it('finds every numbered rule of Chinkway', () => {
    const numbers = [...chinkway.matchAll(/^- \*\*(CW\d+\.\d+)\*\*/gmu)].map((match) => match[1]);
    const rendered = renderRules(chinkway, 'en').html;
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => !rendered.includes(`id="${number}"`))).toEqual([]);
  });
});
