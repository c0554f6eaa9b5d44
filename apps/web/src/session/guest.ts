import { type Answer, type GuestId, type NewGuest, parseName, refusal, type GrantedPass } from '@chinwag/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askToPersist } from '../storage/persist.ts';
import { storedOnDevice } from '../storage/stored.ts';
import { postForgotten, postGuest, postOnlyHere, postTakenPass } from './api.ts';
import { followSavedGuests, type GuestSession, savedGuests, saveFormer, saveNoMore, sessionSchema } from './savedGuests.ts';

export type { GuestSession } from './savedGuests.ts';

const stored = storedOnDevice('guest', sessionSchema);

/** The guest of this browser, and the earlier guests that can return. */
interface Guests {
  readonly session: GuestSession | null;
  readonly saved: readonly GuestSession[];
}

const store = createStore<Guests>(() => ({ session: stored.read(), saved: savedGuests() }));

stored.follow((session) => store.setState({ session }));
followSavedGuests((saved) => store.setState({ saved }));

/** Makes a guest this browser's own. The earlier identity stays stored, so that none is lost. */
function become(session: GuestSession): void {
  const saved = saveFormer(currentGuest(), session);
  stored.write(session);
  askToPersist();
  store.setState({ session, saved });
}

/** Stores the guest of a granted answer. */
function keepGranted(answer: Answer<NewGuest>): Answer<GuestSession> {
  if (!answer.ok) return answer;
  const session: GuestSession = { guest: answer.guest, token: answer.token };
  become(session);
  return { ok: true, ...session };
}

/** Returns this browser's guest, or null before a name has been given. Updates when any tab changes the name. */
export function useGuest(): GuestSession | null {
  return useStore(store, ({ session }) => session);
}

/** Returns this browser's guest, outside components, or null before a name has been given. */
export function currentGuest(): GuestSession | null {
  return store.getState().session;
}

/** Returns the earlier guests of this browser, latest first. */
export function useSavedGuests(): readonly GuestSession[] {
  return useStore(store, ({ saved }) => saved);
}

/**
 * Signs this browser in as one of its earlier guests again, and stores the current guest. Does nothing if that guest is not stored.
 */
export function switchTo(id: GuestId): void {
  const former = savedGuests().find(({ guest }) => guest.id === id);
  if (former !== undefined) become(former);
}

/** Removes a stored guest from this device. */
export function dropSaved(id: GuestId): void {
  store.setState({ saved: saveNoMore({ id }) });
}

/**
 * Redeems a pass issued on another device, which signs this browser in as the same guest. Resolves with the guest and the table of
 * the pass, or a refusal. Call this only after the user has read the consequence: the pass's issuer can play for them from then on.
 */
export async function takePass(pass: string): Promise<Answer<GuestSession & Pick<GrantedPass, 'table'>>> {
  const answer = await postTakenPass(pass);
  const granted = keepGranted(answer);
  return granted.ok && answer.ok && answer.table !== undefined ? { ...granted, table: answer.table } : granted;
}

/**
 * Creates a guest with this name, or renames this browser's guest. Resolves with the guest, or the refusal. Refuses an invalid
 * name. If the server does not recognize the guest, replaces nothing and refuses with `token-invalid`. `badge` is the new badge:
 * null removes it; if omitted, it stays the same.
 */
export async function giveName(input: string, badge?: number | null): Promise<Answer<GuestSession>> {
  const parsed = parseName(input);
  if ('refused' in parsed) return refusal(parsed.refused);
  return keepGranted(await postGuest({ name: parsed.name, badge }, currentGuest()?.token));
}

/**
 * Creates a new guest with this name in place of an unrecognized one, who stays stored. Resolves with the new guest, or a refusal.
 * Call this only after the user has read the consequence. The server may recognize the earlier guest later, for example once its
 * clock is right.
 */
export async function startOver(input: string): Promise<Answer<GuestSession>> {
  const parsed = parseName(input);
  return 'refused' in parsed ? refusal(parsed.refused) : keepGranted(await postGuest({ name: parsed.name }));
}

/**
 * Makes this browser its guest's only one. Resolves with the guest, or the refusal; refuses if there is no guest. Other browsers
 * then say that a different device was chosen, and send no more requests.
 */
export async function keepOnlyHere(): Promise<Answer<GuestSession>> {
  const session = currentGuest();
  return session === null ? refusal('token-missing') : keepGranted(await postOnlyHere(session.token));
}

/**
 * Erases the name of this browser's guest everywhere, and on this device, which then has no guest. Resolves with a refusal if the
 * server refuses or is unreachable. In that case, erases nothing, and the device keeps the guest.
 */
export async function forgetGuest(): Promise<Answer> {
  const session = currentGuest();
  if (session === null) return { ok: true };
  const answer = await postForgotten(session.token);
  if (!answer.ok) return answer;
  stored.remove();
  store.setState({ session: null });
  return { ok: true };
}
