import type { GuestId, TableCode } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../connection/tableView.ts';
import { inEnglish } from '../language/testing.ts';
import { tableNews } from './tableNews.ts';

const guest = (id: string): GuestId => id as GuestId;
const marta = guest('marta');

function person(seat: number, name: string, change: Partial<SeatView> = {}): SeatView {
  const here = { connected: true, standIn: null, slow: false, agreed: 0, showsHand: false, takeBack: '' } as const;
  return { seat, kind: 'person', person: guest(name.toLowerCase()), name, ...here, ...change };
}

const empty = (seat: number): SeatView => ({
  seat,
  kind: 'empty',
  person: null,
  name: '',
  connected: false,
  standIn: null,
  slow: false,
  agreed: 0,
  showsHand: false,
  takeBack: '',
});

function table(...seats: readonly SeatView[]): TableView {
  return {
    code: 'M7K4QABCDE' as TableCode,
    link: 'M7K4QABCDE' as TableCode,
    game: 'chinkway',
    options: {},
    status: 'gathering',
    host: marta,
    formerHost: null,
    door: 'open',
    watching: 'public',
    standIn: 'when-away',
    clock: 'off',
  talk: 'everybody',
  replays: 'with-link',
  pace: 'calm',
    takingBack: 'by-consent',
    takeBackFrom: 0,
    gameId: null,
    games: 0,
  seatsWished: 4,
    seats,
    watchers: [],
    knocks: [],
  };
}

const news = (before: TableView, after: TableView): readonly string[] =>
  tableNews(before, after, marta).map((sentence) => inEnglish(sentence));

describe('news of the table', () => {
  it('tells who sits down, a bot as a bot', () => {
    const bot: SeatView = { ...empty(2), kind: 'bot', name: 'Ada' };
    expect(news(table(person(0, 'Marta'), empty(1), empty(2)), table(person(0, 'Marta'), person(1, 'Tomek'), bot))).toEqual([
      'Tomek sits down.',
      'Ada, a bot, sits down.',
    ]);
  });

  it('tells who is away, who is back, and for whom a bot plays', () => {
    const here = table(person(0, 'Marta'), person(1, 'Tomek'));
    const away = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false }));
    const replaced = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false, standIn: 'away' }));
    expect(news(here, away)).toEqual(['Tomek is away.']);
    expect(news(away, here)).toEqual(['Tomek is back.']);
    expect(news(away, replaced)).toEqual(['A bot plays for Tomek.']);
    expect(news(replaced, here)).toEqual(['Tomek plays again.']);
  });

  it('tells once that somebody has the seat back from a bot, however many messages that takes', () => {
    const replaced = table(person(0, 'Marta'), person(1, 'Tomek', { connected: false, standIn: 'away' }));
    const back = table(person(0, 'Marta'), person(1, 'Tomek', { standIn: 'away' }));
    const playing = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect([...news(replaced, back), ...news(back, playing)]).toEqual(['Tomek plays again.']);
  });

  it('tells whom the table has waited for', () => {
    const thinking = table(person(0, 'Marta'), person(1, 'Tomek'));
    const slow = table(person(0, 'Marta'), person(1, 'Tomek', { slow: true }));
    expect(news(thinking, slow)).toEqual(['The table has waited for Tomek for 2 minutes.']);
  });

  it('says nothing of oneself, nor of seats that only changed places', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    const after = table(person(0, 'Tomek'), person(1, 'Marta', { connected: false }));
    expect(news(before, after)).toEqual([]);
  });

  it('tells the host, and nobody else, who knocks', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    const after = { ...before, knocks: [{ person: guest('dora'), name: 'Dora' }] };
    expect(news(before, after)).toEqual(['Dora knocks.']);
    expect(news(after, after)).toEqual([]);
    expect(tableNews(before, after, guest('tomek'))).toEqual([]);
  });

  it('tells who may talk from now on', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect(news(before, { ...before, talk: 'off' })).toEqual(['The talk is off now.']);
    expect(news(before, before)).toEqual([]);
  });

  it('tells who is the host now', () => {
    const before = table(person(0, 'Marta'), person(1, 'Tomek'));
    expect(news(before, { ...before, host: guest('tomek') })).toEqual(['Tomek is the host now.']);
    expect(news({ ...before, host: guest('tomek') }, before)).toEqual(['You are the host now.']);
  });
});
