import { describe, expect, it } from 'vitest';
import { games } from '@chinwag/rules';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { gameNames, nameFaults, withGamesChosen } from './game-names.ts';

describe('the forms of the games’ names', () => {
  it('exist for every game in each language that has forms', () => {
    expect([...gameNames()]).toHaveLength(Object.keys(games).length);
    expect(nameFaults(gameNames(), LANGUAGES)).toEqual([]);
  });

  it('are reported if one is missing or can never be used', () => {
    const forms = { es: { lower: 'tally', to: 'al tally', by: 'por el tally' }, pl: { acc: 'tally', gen: 'tally' } };
    const names = new Map([['Tally', forms]]);
    expect(nameFaults(names, LANGUAGES)).toEqual([
      'es: the name Tally has no form "of".',
      'es: the name Tally has a form "by" that no text can ask for.',
    ]);
  });

  it('are chosen by title where a text asks for one; a game without the form keeps its title', () => {
    const names = new Map([['Tally', { es: { to: 'al tally' } }], ['Whist', {}]]);
    const jugar = 'Jugar {game, game, to} con {host}';
    expect(withGamesChosen(jugar, names, 'es')).toBe('Jugar {game, select, Tally {al tally} other {{game}}} con {host}');
    expect(withGamesChosen(jugar, names, 'en')).toBe('Jugar {game} con {host}');
    expect(withGamesChosen('{title, game}', names, 'es')).toBe('{title}');
  });
});
