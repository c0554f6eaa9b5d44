import { games } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { ruleTitles, titlesIn } from './rule-titles.ts';

describe('the titles of the rules', () => {
  it('are the headings above the rule numbers', () => {
    const page = '# Toy\n\n## The deal\n\n- **TY1.1** One.\n- **TY1.2** Two.\n\n## Playing\n\n- **TY2.1** Three, see **TY1.1**.\n';
    expect(Object.fromEntries(titlesIn(page))).toEqual({ TY1: 'The deal', TY2: 'Playing' });
  });

  it('are rejected if a chapter has two', () => {
    expect(() => titlesIn('## A\n- **TY1.1** One.\n## B\n- **TY1.2** Two.\n')).toThrow('TY1 stands under "A" and "B"');
  });

  it.each(Object.keys(games))('exist for each chapter of %s in every language, translated', (game) => {
    const english = [...ruleTitles(game, 'en').keys()];
    expect(english.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) expect([...ruleTitles(game, language).keys()]).toEqual(english);
    expect([...ruleTitles(game, 'pl').values()]).not.toEqual([...ruleTitles(game, 'en').values()]);
  });
});
