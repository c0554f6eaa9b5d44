import { type RecordedFrames, recordGame } from './support/recorded-game.ts';
import { type GameId, games } from '@chinwag/rules';
import { subjectsOf } from '@chinwag/rules/subjects';
import { expect, it } from 'vitest';
import { cardsInText } from './support/card-search.ts';
import { leaks } from './support/leaks.ts';

for (const id of Object.keys(games) as GameId[]) {
  it(`no byte sent in a whole game of ${id} reveals a card or an answer that its recipient must not know`, async () => {
    const { secrets } = await subjectsOf(id);
    const { events, ...table } = secrets.trial;
    const record = await recordGame({ game: id, ...table });
    expect(kindsIn(record)).toEqual(expect.arrayContaining([...events]));
    expect(leaks(record, secrets)).toEqual([]);
    expect(secretsInLog(record)).toEqual([]);
  });
}

function kindsIn({ happened }: RecordedFrames): readonly string[] {
  return happened.map(({ type }) => type);
}

/** Returns the cards and tokens in a log, which must not be empty. */
function secretsInLog({ log }: RecordedFrames): readonly string[] {
  expect(log).toContain('a game begins');
  return [...cardsInText(log), ...(log.match(/eyJ\w+/g) ?? [])];
}
