import type { RefusalCode } from '@chinwag/protocol';

/** Why a table cannot be opened or gone on with, as a page of its own. */
export interface EndState {
  /** What it is. */
  readonly title: string;
  /** What can be done, beside going home. */
  readonly advice: string;
  /** What to try again, if that may help: 'Knock again'. */
  readonly again: string | null;
}

/** Codes of refusals that come from the page itself. */
type OwnCode = 'unreachable' | 'page-not-loaded' | 'answer-not-understood';

const TRY_AGAIN = 'Try again';

const END_STATES = {
  'table-not-found': {
    title: 'There is no such table',
    advice: 'A code has ten letters and digits; in a long link, the last of them are easily lost.',
    again: null,
  },
  'table-gone': {
    title: 'This table is no more',
    advice: 'Open a new one, and send its link to your friends.',
    again: null,
  },
  'link-dead': {
    title: 'This link leads nowhere any more',
    advice: 'Whoever sits there has the new one at the head of the page.',
    again: null,
  },
  'door-closed': {
    title: 'This door is closed',
    advice: 'If they expect you, ask them to open it, and try again.',
    again: TRY_AGAIN,
  },
  'turned-away': {
    title: 'You cannot come in now',
    advice: 'You may knock again in a few minutes; better still, ask the host.',
    again: 'Knock again',
  },
  'removed-from-table': {
    title: 'You are not at this table any more',
    advice: 'Only another table is open to you: a friend’s, or one of your own.',
    again: null,
  },
  'name-forgotten': {
    title: 'You have left this table',
    advice: 'Come again any time, under whatever name you like.',
    again: null,
  },
  'table-full': {
    title: 'The table is full',
    advice: 'If somebody leaves, there is a seat for you.',
    again: TRY_AGAIN,
  },
  'watching-closed': {
    title: 'This table plays by itself',
    advice: 'After the game there may be a seat for you: ask the host, and try again.',
    again: TRY_AGAIN,
  },
  'too-many-watchers': {
    title: 'There are too many watchers',
    advice: 'When somebody goes, there is room again.',
    again: TRY_AGAIN,
  },
  'too-many-tabs': {
    title: 'The table is open elsewhere',
    advice: 'You may go on here as well.',
    again: 'Go on here',
  },
  'pass-invalid': {
    title: 'This link is used up',
    advice: 'Make another on the device where you sit: in the table’s menu, “Your seat on another device”.',
    again: null,
  },
  'game-outdated': {
    title: 'This game cannot go on',
    advice: 'Its people are not lost: send them the link of a new table.',
    again: null,
  },
  'game-unknown': {
    title: 'This game is not played here',
    advice: 'It was taken out of the house since the table was opened.',
    again: null,
  },
  unreachable: {
    title: 'The server cannot be reached',
    advice: 'It may be restarting, or this device has no network. Nothing is lost.',
    again: TRY_AGAIN,
  },
  'store-unavailable': {
    title: 'The table cannot be opened just now',
    advice: 'Nothing is lost.',
    again: TRY_AGAIN,
  },
  'too-many-messages': {
    title: 'That was too much at once',
    advice: 'The table is where it was.',
    again: TRY_AGAIN,
  },
  'page-not-loaded': {
    title: 'Something is missing here',
    advice: 'The table is where it was.',
    again: 'Load it again',
  },
  'answer-not-understood': {
    title: 'This page is of another day',
    advice: 'The server has become newer meanwhile, or is older.',
    again: 'Load it again',
  },
} as const satisfies Partial<Record<RefusalCode | OwnCode, EndState>>;

const UNFORESEEN: EndState = {
  title: 'This table cannot be opened',
  advice: 'It may be better in a moment.',
  again: TRY_AGAIN,
};

/** What a refusal of this code comes to for one who would be at a table. */
export function endStateOf(code: string): EndState {
  return Object.entries<EndState>(END_STATES).find(([known]) => known === code)?.[1] ?? UNFORESEEN;
}
