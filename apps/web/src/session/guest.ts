import { type Answer, type GuestId, type NewGuest, parseName, refusal, type GrantedPass } from '@chinwag/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askToPersist } from '../storage/persist.ts';
import { storedOnDevice } from '../storage/stored.ts';
import { postForgotten, postGuest, postOnlyHere, postTakenPass } from './api.ts';
import { followSavedGuests, type GuestSession, savedGuests, saveFormer, saveNoMore, sessionSchema } from './savedGuests.ts';

export type { GuestSession } from './savedGuests.ts';

const stored = storedOnDevice('guest', sessionSchema);

/** Who this browser is, and who it was before and can be again. */
interface Guests {
  readonly session: GuestSession | null;
  readonly saved: readonly GuestSession[];
}

const store = createStore<Guests>(() => ({ session: stored.read(), saved: savedGuests() }));

stored.follow((session) => store.setState({ session }));
followSavedGuests((saved) => store.setState({ saved }));

/** Makes this browser somebody from now on. The identity it had before stays saved: no identity is lost by another that comes. */
function become(session: GuestSession): void {
  const saved = saveFormer(currentGuest(), session);
  stored.write(session);
  askToPersist();
  store.setState({ session, saved });
}

/** What the server answers to who somebody is; what is granted is stored. */
function keepGranted(answer: Answer<NewGuest>): Answer<GuestSession> {
  if (!answer.ok) return answer;
  const session: GuestSession = { guest: answer.guest, token: answer.token };
  become(session);
  return { ok: true, ...session };
}

/** The guest of this browser, or null before a name has been given. Follows a change of name in any tab. */
export function useGuest(): GuestSession | null {
  return useStore(store, ({ session }) => session);
}

/** The guest of this browser, outside components. */
export function currentGuest(): GuestSession | null {
  return store.getState().session;
}

/** The guests that this browser was before, who was it last first. */
export function useSavedGuests(): readonly GuestSession[] {
  return useStore(store, ({ saved }) => saved);
}

/** Makes this browser a guest again that it was before, and saves who it is now. Does nothing for one that is not saved. */
export function switchTo(id: GuestId): void {
  const former = savedGuests().find(({ guest }) => guest.id === id);
  if (former !== undefined) become(former);
}

/** Takes a saved guest off this device. */
export function dropSaved(id: GuestId): void {
  store.setState({ saved: saveNoMore({ id }) });
}

/**
 * Makes the guest of a pass, made on another device of theirs, this browser's too. Only for a press of somebody who has read what
 * that means: the person who made the pass plays for them from then on.
 */
export async function takePass(pass: string): Promise<Answer<GuestSession & Pick<GrantedPass, 'table'>>> {
  const answer = await postTakenPass(pass);
  const granted = keepGranted(answer);
  return granted.ok && answer.ok && answer.table !== undefined ? { ...granted, table: answer.table } : granted;
}

/**
 * Makes a guest of this name, or gives the guest of this browser this name. Refuses a name that will not do, and, with
 * `token-invalid`, where the server does not recognize the guest: nothing is replaced then. Their badge is this from now on, or
 * none if it is null; it stays as it is if left out.
 */
export async function giveName(input: string, badge?: number | null): Promise<Answer<GuestSession>> {
  const parsed = parseName(input);
  if ('refused' in parsed) return refusal(parsed.refused);
  return keepGranted(await postGuest({ name: parsed.name, badge }, currentGuest()?.token));
}

/**
 * Makes a new guest of this name, in place of one that the server does not recognize, who stays saved. Only for a press of somebody
 * who has read what that means: the server may recognize the other one again, once its clock is right, say.
 */
export async function startOver(input: string): Promise<Answer<GuestSession>> {
  const parsed = parseName(input);
  return 'refused' in parsed ? refusal(parsed.refused) : keepGranted(await postGuest({ name: parsed.name }));
}

/** Makes this browser the only one that is its guest. Others are shown that another device was chosen, and ask for nothing. */
export async function keepOnlyHere(): Promise<Answer<GuestSession>> {
  const session = currentGuest();
  return session === null ? refusal('token-missing') : keepGranted(await postOnlyHere(session.token));
}

/**
 * Erases the name of this browser's guest everywhere, and from this device, which then has no guest. Where the server does not
 * recognize the guest, nothing is erased, and the device stays theirs.
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
