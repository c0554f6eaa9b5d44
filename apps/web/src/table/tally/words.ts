import { together } from '../../boards/shared/people.ts';
import { inHalves } from '../../wording/numbers.ts';
import { counted } from '../../wording/words.ts';
import { type Evening, goesOn } from './evening.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How it is counted. */
export const COUNTING =
  'In each game you have a point for everybody you finish ahead of, and half a point for everybody you share a place with. ' +
  'All who share the first place have won.';

/** On which day something was, as one says it: `Today`, `Yesterday`, `Last Thursday`, `12 October 2026`. Both in ms since 1970. */
export function dayInWords(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `Last ${new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(at)}`;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** The time of day: `21:40`. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** What an evening is called: `This evening`, or by its day. */
export function eveningTitle(evening: Evening, now: number): string {
  const [first] = evening.games;
  return goesOn(evening, now) || first === undefined ? 'This evening' : dayInWords(first.endedAt, now);
}

/** Who leads an evening, in a sentence; of one that is over, who was ahead. */
export function leadInWords(evening: Evening, now: number): string {
  const { people, standings, games } = evening;
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const points = standings[0]?.score ?? 0;
  const unit = points > 0 && points <= 1 ? 'point' : 'points';
  const sum = `${inHalves(points)} ${unit} after ${counted(games.length, 'game', 'games')}`;
  const leaders = together(people, first);
  if (first.length === 0 || points === 0) return `Nobody has points after ${counted(games.length, 'game', 'games')}.`;
  if (!goesOn(evening, now)) return `${leaders} finished ahead, with ${sum}.`;
  if (first.length > 1) return `${leaders} are level, with ${sum}.`;
  return `${leaders} ${first[0] === people.viewer ? 'lead' : 'leads'} with ${sum}.`;
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
