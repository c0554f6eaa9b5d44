import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('a text as it is set', () => {
  it('has suits as signs and not as pictures, in every language', () => {
    expect(typeset('♥10 and ♠9', 'en')).toBe('♥\uFE0E10 and ♠\uFE0E9');
    expect(typeset('♣\uFE0E6', 'es')).toBe('♣\uFE0E6');
  });

  it('leaves no word of one letter at the end of a Polish line', () => {
    expect(typeset('karta i w ręce, a\n  potem (z talii)', 'pl')).toBe('karta i\u00A0w\u00A0ręce, a\u00A0potem (z\u00A0talii)');
    expect(typeset('Z asem', 'pl')).toBe('Z\u00A0asem');
    expect(typeset('a card i hold', 'en')).toBe('a card i hold');
  });

  it('begins no Polish line with a dash', () => {
    expect(typeset('as\n– król, 2–8', 'pl')).toBe('as\u00A0– król, 2–8');
  });

  it('leaves headings, lists and tables what they are', () => {
    const page = '# Gra\n\n- **CW1.1** Karty.\n- Drugi.\n\n| kto | – |\n|---|---|\n| a | b |\n';
    expect(typeset(page, 'pl').replaceAll('\u00A0', ' ')).toBe(page);
  });
});
