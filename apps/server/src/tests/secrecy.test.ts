import { recordGame, type RecordedGame } from './support/recorded-game.ts';
import { type Subjects, subjects } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { cardsInText } from './support/card-search.ts';
import { leaks } from './support/leaks.ts';

for (const [id, load] of Object.entries<() => Promise<Subjects>>(subjects)) {
  it(`no byte sent to anybody in a whole game of ${id} tells a card or an answer they should not know`, async () => {
    const { secrets } = await load();
    const { events, ...table } = secrets.trial;
    const record = await recordGame({ game: id, ...table });
    expect(kindsIn(record)).toEqual(expect.arrayContaining([...events]));
    expect(leaks(record, secrets)).toEqual([]);
    expect(secretsInLog(record)).toEqual([]);
  });
}

function kindsIn({ happened }: RecordedGame): readonly string[] {
  return happened.map(({ type }) => type);
}

/** Cards and tokens in the log, which must have been written in. */
function secretsInLog({ log }: RecordedGame): readonly string[] {
  expect(log).toContain('a game begins');
  return [...cardsInText(log), ...(log.match(/eyJ\w+/g) ?? [])];
}
