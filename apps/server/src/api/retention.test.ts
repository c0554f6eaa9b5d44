import { retentionSchema } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { retentionOf } from '../config.ts';
import { readSettings } from '../settings/read-settings.ts';
import { DAY } from '../time.ts';
import { retentionOfServer } from './retention.ts';

function withSettings(set: Readonly<Record<string, string>>) {
  const read = readSettings(set);
  if (!read.ok) throw new Error(read.sentences.join(' '));
  const { settings } = read;
  return retentionSchema.parse(retentionOfServer(retentionOf(settings), settings.KEEP_GUESTS_DAYS * DAY));
}

it('what players read about how long things are stored is what was set', () => {
  const set = {
    KEEP_TABLES_DAYS: '30', KEEP_GAMES_DAYS: '20', KEEP_TALK_DAYS: '10', KEEP_MARKED_DAYS: '3', KEEP_GUESTS_DAYS: '40',
  };
  expect(withSettings(set)).toMatchObject({
    tables: 30 * DAY, games: 20 * DAY, messages: 10 * DAY, marked: 3 * DAY, guests: 40 * DAY, revocations: 80 * DAY,
  });
});

it('what is stored for ever is said to be', () => {
  const set = { KEEP_TABLES_DAYS: '0', KEEP_GAMES_DAYS: '0', KEEP_TALK_DAYS: '0', KEEP_MARKED_DAYS: '0' };
  expect(withSettings(set)).toMatchObject({ tables: null, games: null, messages: null, marked: 0 });
});
