import { type Answer, CHAT_LENGTH, type Guest, type RequestPayload, refusal, type Said } from '@chinwag/protocol';
import type { Table } from './table.ts';
import { seatOf } from './table-record.ts';

/** What a guest wants to say, as it is said; or why it may not be. A game may ask those who play to be silent. */
export function speech(table: Table, guest: Guest, wanted: RequestPayload<'say'>): Answer<{ readonly said: Said }> {
  const silence = refusedByGame(table, guest);
  if (silence !== null) return { ok: false, ...silence };
  const spoken = { from: guest.id, name: guest.name, at: Date.now() };
  if ('preset' in wanted) return { ok: true, said: { ...spoken, preset: wanted.preset } };
  const text = wanted.text.replace(/\p{Cc}+/gu, ' ').trim();
  if (text === '') return refusal('message-empty');
  return text.length > CHAT_LENGTH ? refusal('message-too-long') : { ok: true, said: { ...spoken, text } };
}

function refusedByGame({ record, run }: Table, guest: Guest) {
  const seat = seatOf(record, guest.id);
  return run === null || seat === null ? null : run.game.silence(run.state, seat);
}
