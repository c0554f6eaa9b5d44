import type { GuestId } from '@chinwag/protocol';
import { nameOf, type SeatView, type TableView } from '../connection/tableView.ts';
import { TALK_NEWS } from '../wording/talkWords.ts';
import { watchingNews } from '../wording/watchingWords.ts';

/** What happened at the table itself, in sentences for those who listen: who came, went, or was replaced. */
export function tableNews(before: TableView, after: TableView, you: GuestId): readonly string[] {
  return [
    ...knockNews(before, after, you),
    ...hostNews(before, after, you),
    ...seatNews(before, after, you),
    ...watchingNews(before, after, you),
    ...(before.talk === after.talk ? [] : [TALK_NEWS[after.talk]]),
  ];
}

/** Who is at the door: for the host, who alone can open it. */
function knockNews(before: TableView, after: TableView, you: GuestId): readonly string[] {
  if (after.host !== you) return [];
  const known = before.knocks.map(({ person }) => person);
  return after.knocks.filter(({ person }) => !known.includes(person)).map(({ name }) => `${name} knocks.`);
}

function hostNews(before: TableView, after: TableView, you: GuestId): readonly string[] {
  if (before.host === after.host) return [];
  if (after.host === you) return ['You are the host now.'];
  return [`${nameOf(after, after.host)} is the host now.`];
}

function seatNews(before: TableView, after: TableView, you: GuestId): readonly string[] {
  return after.seats.flatMap((held) => {
    const was = before.seats.find((other) => sameHolder(other, held));
    if (held.kind === 'empty' || held.person === you) return [];
    if (was === undefined) return [held.kind === 'bot' ? `${held.name}, a bot, sits down.` : `${held.name} sits down.`];
    if (held.kind === 'bot') return [];
    if (held.standIn !== null && was.standIn === null) return [`A bot plays for ${held.name}.`];
    if (held.standIn === null && was.standIn !== null) return [`${held.name} plays again.`];
    if (held.slow && !was.slow) return [`The table has waited for ${held.name} for two minutes.`];
    // One for whom a bot sat in has the seat again at once, and that is told.
    if (held.connected && !was.connected) return held.standIn === 'away' ? [] : [`${held.name} is back.`];
    if (!held.connected && was.connected) return [`${held.name} is away.`];
    return [];
  });
}

function sameHolder(one: SeatView, other: SeatView): boolean {
  return one.kind === other.kind && one.person === other.person && (one.kind === 'person' || one.name === other.name);
}
