import { describe, expect, it } from 'vitest';
import { typeset, untypeset } from './typeset.ts';

describe('a typeset text', () => {
  it('has suits as text symbols, not emoji, in every language', () => {
    expect(typeset('♥10 and ♠9', 'en')).toBe('♥\uFE0E10 and ♠\uFE0E9');
    expect(typeset('♣\uFE0E6', 'es')).toBe('♣\uFE0E6');
  });

  it('keeps one-letter words off the end of a Polish line', () => {
    expect(typeset('karta i w ręce, a\n  potem (z talii)', 'pl')).toBe('karta i\u00A0w\u00A0ręce, a\u00A0potem (z\u00A0talii)');
    expect(typeset('Z asem', 'pl')).toBe('Z\u00A0asem');
    expect(typeset('a card i hold', 'en')).toBe('a card i hold');
  });

  it('keeps them off the end of a line inside message choices, too', () => {
    expect(typeset('{who, select, you {W ręce masz} other {W grze i <talon>z talonu</talon>}} asa', 'pl')).toBe(
      '{who, select, you {W\u00A0ręce masz} other {W\u00A0grze i\u00A0<talon>z\u00A0talonu</talon>}} asa',
    );
  });

  it('keeps numbers and what they count on one line, in every language', () => {
    expect(typeset('leave 3 cards, of 13\n  dealt', 'en')).toBe('leave 3\u00A0cards, of 13\u00A0dealt');
    expect(typeset('3 <meld>tríos</meld>', 'es')).toBe('3\u00A0<meld>tríos</meld>');
    expect(typeset('1. Play, by CW4.2 and a', 'en')).toBe('1. Play, by CW4.2 and a');
  });

  it('keeps a placeholder for a number and what it counts on one line', () => {
    const cards = '{count, plural, one {{count} card} other {{count} cards}}';
    expect(typeset(cards, 'en')).toBe('{count, plural, one {{count}\u00A0card} other {{count}\u00A0cards}}');
    expect(typeset('{n} {n, plural, one {as} other {ases}}', 'es')).toBe('{n}\u00A0{n, plural, one {as} other {ases}}');
    expect(typeset('{change, signed} points for {who} alone', 'en')).toBe('{change, signed}\u00A0points for {who} alone');
  });

  it('is spoken like the plain text', () => {
    expect(untypeset(typeset('W ręce są 3 karty', 'pl'))).toBe('W ręce są 3 karty');
  });

  it('begins no Polish line with a dash', () => {
    expect(typeset('as\n– król, 2–8', 'pl')).toBe('as\u00A0– król, 2–8');
  });

  it('leaves headings, lists and tables intact', () => {
    const page = '# Gra\n\n- **CW1.1** Karty.\n- Drugi.\n\n| kto | – |\n|---|---|\n| a | b |\n';
    expect(typeset(page, 'pl').replaceAll('\u00A0', ' ')).toBe(page);
  });
});
