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
  return retentionSchema.parse(retentionOfServer(retentionOf(settings), settings.KEEP_GUESTS_DAYS * DAY, settings.CONTACT));
}

it('players see the retention periods from the settings', () => {
  const set = {
    KEEP_TABLES_DAYS: '30', KEEP_GAMES_DAYS: '20', KEEP_TALK_DAYS: '10', KEEP_MARKED_DAYS: '3', KEEP_GUESTS_DAYS: '40',
  };
  expect(withSettings(set)).toMatchObject({
    tables: 30 * DAY, games: 20 * DAY, messages: 10 * DAY, marked: 3 * DAY, guests: 40 * DAY, revocations: 80 * DAY,
  });
});

it('the retention periods of tables, games and messages are null when they are stored forever', () => {
  const set = { KEEP_TABLES_DAYS: '0', KEEP_GAMES_DAYS: '0', KEEP_TALK_DAYS: '0', KEEP_MARKED_DAYS: '0' };
  expect(withSettings(set)).toMatchObject({ tables: null, games: null, messages: null, marked: 0 });
});

it('players receive the operator’s contact as a link, or null if none is set', () => {
  expect(withSettings({ CONTACT: 'cards@example.org' }).contact).toBe('mailto:cards@example.org');
  expect(withSettings({ CONTACT: 'https://example.org/cards' }).contact).toBe('https://example.org/cards');
  expect(withSettings({}).contact).toBeNull();
});

it('CONTACT refuses anything but an email address or an https link', () => {
  for (const text of ['javascript:alert(1)', 'http://example.org', 'somebody', 'data:text/html,x', 'mailto:cards@example.org']) {
    const read = readSettings({ CONTACT: text });
    expect(read.ok || read.sentences.join(' ')).toContain('CONTACT');
  }
});
