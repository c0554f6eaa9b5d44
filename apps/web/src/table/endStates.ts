import type { RefusalCode } from '@chinwag/protocol';
import type { OwnRefusalCode } from '../board/refusals.ts';
import { type Message, message } from '../language/message.ts';

/** A page that says why a table cannot be opened or continued. */
export interface EndState {
  /** What has happened. */
  readonly title: Message;
  /** What the user can do, apart from going home. */
  readonly advice: Message;
  /** The label of the button that tries again, such as `Ask again`, or null if trying again cannot help. */
  readonly again: Message | null;
  /** Whether another link or code may help. If so, the page has a field for one. */
  readonly asksForCode: boolean;
}

/** What the user can do next: only go home (null), enter another code, or try the same again in one of several ways. */
type WayOn = 'code' | 'try' | 'request' | 'here' | 'load' | null;

/** The known end states, each with the user's next step. */
const WAY_ON = {
  'table-not-found': 'code',
  'table-gone': null,
  'link-dead': null,
  'door-closed': 'try',
  'turned-away': 'request',
  'removed-from-table': null,
  'name-forgotten': null,
  'table-full': 'try',
  'watching-closed': 'try',
  'too-many-watchers': 'try',
  'left-elsewhere': 'here',
  'too-many-tabs': 'here',
  'pass-invalid': null,
  'game-outdated': null,
  'game-unknown': null,
  unreachable: 'try',
  'store-unavailable': 'try',
  'too-many-messages': 'try',
  'page-not-loaded': 'load',
  'answer-not-understood': 'load',
} as const satisfies Partial<Record<RefusalCode | OwnRefusalCode, WayOn>>;

/** Returns the page for a refusal code, or the `unexpected` page for an unknown code. */
export function endStateOf(code: string): EndState {
  const known = isKnown(code) ? code : 'unexpected';
  const way: WayOn = known === 'unexpected' ? 'try' : WAY_ON[known];
  return {
    title: message(`table.end.${known}.title`),
    advice: message(`table.end.${known}.advice`),
    again: way === null || way === 'code' ? null : message(`table.again.${way}`),
    asksForCode: way === 'code',
  };
}

function isKnown(code: string): code is keyof typeof WAY_ON {
  return Object.hasOwn(WAY_ON, code);
}
