import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../session/tableView.ts';
import { inEnglish } from '../language/testing.ts';
import { guestNamed, openSeat, seated, storyTable } from '../stories/storyTable.tsx';
import { tableNews } from './tableNews.ts';

const marta = guestNamed('Marta');

const person = (seat: number, name: string, change: Partial<SeatView> = {}): SeatView =>
  seated(seat, { person: guestNamed(name), name, ...change });

const table = (...seats: readonly SeatView[]): TableView => storyTable({ seats });

const news = (before: TableView, after: TableView): readonly string[] =>
  tableNews(before, after, marta).map((sentence) => inEnglish(sentence));

describe('news of the table', () => {
  it('reports who sits down, and a bot’s strength', () => {
    const bot: SeatView = { ...openSeat(2), kind: 'bot', name: 'Ada', strength: 'gentle' };
    expect(news(table(person(0, 'Marta'), openSeat(1), openSeat(2)), table(person(0, 'Marta'), person(1, 'Tomek'), bot))).toEqual([
      'Tomek sits down.',
      'Ada, a gentle bot, sits down.',
    ]);
    const firmer = { ...bot, strength: 'sensible' } as const;
    expect(news(table(person(0, 'Marta'), bot), table(person(0, 'Marta'), firmer))).toEqual(['Ada plays sensibly from now on.']);
  });

  it('reports who is away, who is back, and for whom a bot plays', () => {
    const here = table(person(0, 'Marta'), person(1, 'Tomek'));
    const away = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false }));
    const replaced = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false, standIn: 'away' }));
    expect(news(here, away)).toEqual(['Tomek is away.']);
    expect(news(away, here)).toEqual(['Tomek is back.']);
    expect(news(away, replaced)).toEqual(['A bot plays for Tomek.']);
    expect(news(replaced, here)).toEqual(['Tomek plays again.']);
  });

  it('reports a seat taken back from a bot once, even over several messages', () => {
    const replaced = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false, standIn: 'away' }));
    const back = table(person(0, 'Marta'), person(1, 'Tomek', { standIn: 'away' }));
    const playing = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect([...news(replaced, back), ...news(back, playing)]).toEqual(['Tomek plays again.']);
  });

  it('reports whom the table has waited for', () => {
    const thinking = table(person(0, 'Marta'), person(1, 'Tomek'));
    const slow = table(person(0, 'Marta'), person(1, 'Tomek', { slow: true }));
    expect(news(thinking, slow)).toEqual(['The table has waited for Tomek for 2 minutes.']);
  });

  it('omits the viewer, and seats that only changed places', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    const after = table(person(0, 'Tomek'), person(1, 'Marta', { connected: false }));
    expect(news(before, after)).toEqual([]);
  });

  it('reports entry requests to the host only', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    const after = { ...before, entryRequests: [{ person: guestNamed('dora'), name: 'Dora' }] };
    expect(news(before, after)).toEqual(['Dora wants to join.']);
    expect(news(after, after)).toEqual([]);
    expect(tableNews(before, after, guestNamed('tomek'))).toEqual([]);
  });

  it('reports changes of the chat setting', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect(news(before, { ...before, settings: { ...before.settings, talk: 'off' } })).toEqual(['The chat is off now.']);
    expect(news(before, before)).toEqual([]);
  });

  it('reports a new host', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect(news(before, { ...before, host: guestNamed('tomek') })).toEqual(['Tomek is the host now.']);
    expect(news({ ...before, host: guestNamed('tomek') }, before)).toEqual(['You’re the host now.']);
  });
});
