import { describe, expect, it } from 'vitest';
import { games } from '@chinwag/rules';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { gameNames, nameFaults, nameMessages } from './game-names.ts';

describe('the forms of the games’ names', () => {
  it('are there for every game, in each language that has forms', () => {
    expect([...gameNames()]).toHaveLength(Object.keys(games).length);
    expect(nameFaults(gameNames(), LANGUAGES)).toEqual([]);
  });

  it('are complained about where one is missing, or cannot be asked for', () => {
    const forms = { es: { lower: 'tally', to: 'al tally', by: 'por el tally' }, pl: { acc: 'tally', gen: 'tally' } };
    const names = new Map([['Tally', forms]]);
    expect(nameFaults(names, LANGUAGES)).toEqual([
      'es: the name Tally has no form "of".',
      'es: the name Tally has a form "by" that no text can ask for.',
    ]);
  });

  it('are messages by title and form; English has none, and says the title', () => {
    expect(nameMessages(gameNames(), 'es')).toContainEqual(['names.Chapanka.to', 'a la chapanka']);
    expect(nameMessages(gameNames(), 'pl')).toContainEqual(['names.Chinchón.acc', 'chinchona']);
    expect(nameMessages(gameNames(), 'en')).toEqual([]);
  });
});
