import { expect, it } from 'vitest';
import { databaseSentence } from './database-sentence.ts';

const ADDRESS = 'postgres://ann:open%20sesame@db.example:5433/card%20club';

it.each([
  ['ECONNREFUSED', 'No PostgreSQL answers at db.example:5433, where DATABASE_URL says that it is. '],
  ['ENOTFOUND', 'The machine of db.example:5433, which DATABASE_URL names, cannot be found. '],
  ['28P01', 'The database at db.example:5433 does not let "ann" in with the password that DATABASE_URL has.'],
  ['3D000', 'There is no database "card club" at db.example:5433. '],
  ['42501', '"ann", whom DATABASE_URL names, may make no tables in the database "card club" at db.example:5433.'],
  ['57P03', 'The database at db.example:5433, which DATABASE_URL names, cannot be used: it says why'],
])('%s is reported in a sentence that names the place and no password', (code, sentence) => {
  const said = databaseSentence(ADDRESS, Object.assign(new Error('it says why'), { code }));
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/sesame/);
});

it('a timeout is reported like a database that does not answer', () => {
  expect(databaseSentence(ADDRESS, new Error('timeout expired'))).toMatch(/^No PostgreSQL answers at db.example:5433/);
});

it('a database behind a local socket is named by its folder', () => {
  const sentence = databaseSentence('postgres:///club?host=/run/postgresql', Object.assign(new Error('no'), { code: 'ENOENT' }));
  expect(sentence).toMatch(/^No PostgreSQL answers at \/run\/postgresql,/);
});

it('an address with invalid encoding also gets its error sentence', () => {
  const error = Object.assign(new Error('no'), { code: '3D000' });
  const sentence = databaseSentence('postgres://100%ann:open%sesame@db.example/50%', error);
  expect(sentence).toBe('There is no database "50%" at db.example. Make it, or name another in DATABASE_URL.');
});
