import * as z from 'zod/mini';

/**
 * Every refusal that is the house's own, by its stable code, in plain words. What breaks a rule of a game is
 * a `Violation` instead and comes with the number of the rule.
 */
export const REFUSALS = {
  'message-malformed': 'That message could not be read.',
  'message-unknown': 'The table does not know that request.',
  'address-unknown': 'There is nothing at this address.',
  'too-many-messages': 'That was too much at once. Wait a moment and try again.',
  'name-empty': 'Please give a name.',
  'name-too-long': 'A name has at most 24 characters.',
  'name-without-letter': 'A name has a letter or a digit at least.',
  'name-invalid': 'A name may have letters, digits, spaces and . , - \' only.',
  'token-missing': 'Give your name first.',
  'token-invalid': 'We could not tell who you are. Give your name again.',
  'pass-invalid': 'This link was made for another device and is good for ten minutes. They are over.',
  'game-unknown': 'There is no such game.',
  'game-outdated': 'This game was begun under older rules of the house and cannot go on.',
  'options-invalid': 'Those options do not fit the game.',
  'table-not-found': 'There is no table with this code. Check the link, or ask your host for a new one.',
  'table-gone': 'Nobody had been at this table for a long time, so it was cleared away.',
  'door-closed': 'The host lets nobody new in at this table.',
  'door-knock': 'You have knocked. The host has to let you in.',
  'door-busy': 'Many people are knocking at this table. Try again in a while.',
  'turned-away': 'The host did not let you in.',
  'link-dead': 'This link leads nowhere any more. Ask your host for the new one.',
  'nobody-knocks': 'That person is not at the door any more.',
  'table-full': 'Every seat is taken, and watching is closed.',
  'too-many-tables': 'You have opened many tables lately. Please wait a while before opening another.',
  'too-many-watchers': 'No more people can watch this table.',
  'too-many-tabs': 'You have this table open too many times. It goes on in the tabs you opened last.',
  'removed-from-table': 'The host has removed you from this table.',
  'name-forgotten': 'Your name was taken out of this house, and you have left the table.',
  'watching-closed': 'The host does not allow watching at this table.',
  'seat-unknown': 'There is no such seat.',
  'seat-taken': 'Somebody already sits there.',
  'seats-in-use': 'Everybody who sits keeps a seat. Free one first.',
  'seat-empty': 'Nobody sits there.',
  'hands-stay-closed': 'At this table those who watch are shown no hand.',
  'hand-shown-already': 'Somebody else already lets those who watch see their hand, and one hand is all they may see.',
  'has-looked': 'You have seen hands of this deal. Watch without hands, and you can sit down in the next one.',
  'not-seated': 'Only those who sit at the table can do that.',
  'not-host': 'Only the host can do that.',
  'person-unknown': 'That person is not at this table.',
  'only-while-gathering': 'That can be done only before the game begins.',
  'only-while-playing': 'That can be done only while a game is being played.',
  'only-when-finished': 'That can be done only when the game is over.',
  'seats-not-filled': 'There are not enough players yet. Wait for friends, or seat bots.',
  'order-invalid': 'That is not an order of the seats.',
  'move-malformed': 'That move could not be read.',
  'sequence-old': 'The table has moved on since you chose that. Look again and choose.',
  'bot-plays': 'A bot is playing for you. Take your seat back first.',
  'not-slow': 'That player has not kept anybody waiting for long.',
  'person-present': 'That person is here and plays for themselves.',
  'message-empty': 'There is nothing to say in that.',
  'message-too-long': 'That is too long to say at a card table: 240 characters at most.',
  'talk-off': 'The host has turned the talk off at this table.',
  'talk-for-players': 'The host keeps the talk for those who play.',
  'talk-slower': 'That was a lot at once. You may go on in a moment.',
  'silence': 'The rules ask for silence at this moment. Try again when it is over.',
  'not-awaited': 'Nobody is waiting for that player.',
  'person-away': 'That person is not here.',
  'nudge-early': 'They have not been thinking for long.',
  'nudge-again': 'You have asked them already.',
  'store-unavailable': 'The table could not write that down, so nothing has happened. Please try again.',
  'table-unreachable': 'This table cannot be reached just now. Nothing is lost: try again in a moment.',
  'server-error': 'Something went wrong on our side. Nothing was lost.',
  'server-stopping': 'The server is restarting. Your seat is kept.',
} as const;

/** The stable code of a refusal by the house. */
export type RefusalCode = keyof typeof REFUSALS;

/** The close code of a connection that the house ends for good; the reason that comes with it is a `RefusalCode`. */
export const REFUSED_CLOSE_CODE = 4100;

/** Reads a refusal. */
export const refusalSchema = z.object({
  ok: z.literal(false),
  code: z.string(),
  message: z.string(),
  rule: z.exactOptional(z.string()),
  values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
  wait: z.exactOptional(z.number()),
});
/**
 * A request that was not granted. `rule` is the number of the broken rule (`CW4.2`) if a game's rule refused it, and `values`
 * what its sentence speaks of; `wait` is after how many ms it may be granted, where that is known.
 */
export type Refusal = Readonly<z.output<typeof refusalSchema>>;

/** The refusal for `code`, in its plain words. */
export function refusal(code: RefusalCode): Refusal {
  return { ok: false, code, message: REFUSALS[code] };
}

/** The refusal of what comes too early, by so many ms. */
export function refusalUntil(code: RefusalCode, wait: number): Refusal {
  return { ...refusal(code), wait };
}

/** Reads the answer to a request that gives nothing more than that it was granted. */
export const answerSchema = z.discriminatedUnion('ok', [z.looseObject({ ok: z.literal(true) }), refusalSchema]);
/** A granted request, with what it gives; or a refusal. */
export type Answer<Given = object> = ({ readonly ok: true } & Given) | Refusal;
