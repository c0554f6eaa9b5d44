import type { Strength } from '@chinwag/bots/strengths';
import { type GuestId, LONG_THOUGHT, SETTING_NAMES, type Settings } from '@chinwag/protocol';
import { personName, type SeatView, type TableView } from '../session/tableView.ts';
import { type Message, message } from '../language/message.ts';
import { hostIsNow } from '../session/words/hostWords.ts';
import { watchingNews } from '../session/words/watchingWords.ts';
import { settingNews } from './settingWords.ts';

/** Returns sentences that announce changes at the table itself: who arrived, left or was replaced. */
export function tableNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  return [
    ...entryRequestNews(before, after, you),
    ...hostNews(before, after, you),
    ...seatNews(before, after, you),
    ...takeBackNews(before, after, you),
    ...watchingNews(before, after, you),
    ...settingsNews(before.settings, after.settings),
  ];
}

/** Returns the announcements of changed settings. */
function settingsNews(before: Settings, after: Settings): readonly Message[] {
  return SETTING_NAMES.flatMap((name) => (before[name] === after[name] ? [] : (settingNews(name, after[name]) ?? [])));
}

/** Returns who waits at the door, for the host, who alone can open it. */
function entryRequestNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  if (after.host !== you) return [];
  const known = before.entryRequests.map(({ person }) => person);
  const asking = after.entryRequests.filter(({ person }) => !known.includes(person));
  return asking.map(({ name }) => message('table.band.requests-entry', { name }));
}

function hostNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  // While a game is running, its log already announces the new host.
  if (before.host === after.host || after.status === 'playing') return [];
  return [hostIsNow({ name: personName(after, after.host) ?? '', you: after.host === you })];
}

/** Returns the news that a player's request to take back a move failed. The game itself narrates a move that is taken back. */
function takeBackNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  return after.seats.flatMap(({ seat, takeBack, name, person }) => {
    const asked = before.seats.some((held) => held.seat === seat && held.takeBack === 'asks');
    return asked && takeBack === 'stays' ? [message('table.news.stays', { who: { name, you: person === you } })] : [];
  });
}

function seatNews(before: TableView, after: TableView, you: GuestId): readonly Message[] {
  return after.seats.flatMap((held) => {
    const was = before.seats.find((other) => sameHolder(other, held));
    if (held.kind === 'empty' || held.person === you) return [];
    const { name, strength } = held;
    if (strength !== null) return botNews(was, name, strength);
    if (was === undefined) return [message('table.news.sits-down', { name })];
    if (held.standIn !== null && was.standIn === null) return [message('table.news.bot-plays', { name })];
    if (held.standIn === null && was.standIn !== null) return [message('table.news.plays-again', { name })];
    if (held.slow && !was.slow) return [message('table.band.waited', { name, minutes: LONG_THOUGHT / 60_000 })];
    // A player with a stand-in gets the seat back at once, which is announced.
    if (held.connected && !was.connected) return held.standIn === 'away' ? [] : [message('table.news.back', { name })];
    if (!held.connected && was.connected) return [message('table.news.away', { name })];
    return [];
  });
}

/** Returns the news about a bot: that it is new here, or plays differently. */
function botNews(was: SeatView | undefined, name: string, strength: Strength): readonly Message[] {
  if (was === undefined) return [message(`table.news.${strength}-bot-sits-down`, { name })];
  return was.strength === strength ? [] : [message(`table.news.bot-plays-${strength}`, { name })];
}

function sameHolder(one: SeatView, other: SeatView): boolean {
  return one.kind === other.kind && one.person === other.person && (one.kind === 'person' || one.name === other.name);
}
