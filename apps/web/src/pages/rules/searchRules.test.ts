import { describe, expect, it } from 'vitest';
import { readRules } from './readRules.ts';
import { passagesOf, searchRules } from './searchRules.ts';

const CHINKWAY = passagesOf('chinkway', readRules(`# Chinkway

Five players.

## Playing

- **CW4.1** The winner leads.
- **CW4.2** Follow the suit that was led if you can. If you cannot, play what you like, a trump or not.

## Examples

1. 7♠ follows suit.
`, 'en'));

const CHINASO = passagesOf('chinaso', readRules(`# Chinaso

- **CS1.1** Łatwo dołożyć kartę następną.
`, 'pl'));

const ALL = [...CHINASO, ...CHINKWAY];

function found(sought: string, game: string | null = null): readonly string[] {
  return searchRules(ALL, sought, game).map(({ passage: { rule, chapter } }) => rule ?? chapter);
}

describe('a search of the rules', () => {
  it('finds passages with all words, in any order, by prefix', () => {
    expect(found('suit follow')).toEqual(['CW4.2', 'Examples']);
    expect(found('suit trump')).toEqual(['CW4.2']);
    expect(found('suit king')).toEqual([]);
    expect(found('ump')).toEqual([]);
  });

  it('ignores case and accents', () => {
    expect(found('LATWO nastepna')).toEqual(['CS1.1']);
    expect(found('Dołożyć')).toEqual(['CS1.1']);
  });

  it('finds a rule by its number, and a whole chapter by its prefix', () => {
    expect(found('cw4.2')).toEqual(['CW4.2']);
    expect(found('CW4')).toEqual(['CW4.1', 'CW4.2']);
  });

  it('finds nothing with fewer than two letters', () => {
    expect(found(' f ')).toEqual([]);
  });

  it('puts the current game first', () => {
    const both = [...ALL, { game: 'chinkway', anchor: 'x', rule: null, chapter: 'X', text: 'kartę' }];
    expect(searchRules(both, 'karte', 'chinkway').map(({ passage }) => passage.game)).toEqual(['chinkway', 'chinaso']);
    expect(searchRules(both, 'karte', 'chinaso').map(({ passage }) => passage.game)).toEqual(['chinaso', 'chinkway']);
  });

  it('shows the match as written, with its context', () => {
    const [only] = searchRules(ALL, 'trump', null);
    expect(only?.shown).toEqual(['… If you cannot, play what you like, a ', 'trump', ' or not.']);
    expect(searchRules(ALL, 'LATWO', null)[0]?.shown[1]).toBe('Łatwo');
  });
});
