import { type Answer, type GuestId, type NewGuest, parseName, refusal } from '@chinwag/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keptOnDevice } from '../storage/kept.ts';
import { postForgotten, postGuest, postTakenPass } from './api.ts';
import { followSavedGuests, type GuestSession, savedGuests, saveFormer, saveNoMore, sessionSchema } from './savedGuests.ts';

export type { GuestSession } from './savedGuests.ts';

const kept = keptOnDevice('guest', sessionSchema);

/** Who this browser is, and who it was before and can be again. */
interface Guests {
  readonly session: GuestSession | null;
  readonly saved: readonly GuestSession[];
}

const store = createStore<Guests>(() => ({ session: kept.read(), saved: savedGuests() }));

kept.follow((session) => store.setState({ session }));
followSavedGuests((saved) => store.setState({ saved }));

/** Makes this browser somebody from now on. Whoever it was before stays saved: no identity is lost by another that comes. */
function become(session: GuestSession): void {
  const saved = saveFormer(currentGuest(), session);
  kept.write(session);
  store.setState({ session, saved });
}

/** What the server answers to who somebody is; what is granted is kept. */
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
 * that means: whoever made the pass plays for them from then on.
 */
export async function takePass(pass: string): Promise<Answer<GuestSession>> {
  return keepGranted(await postTakenPass(pass));
}

/** Makes a guest of this name, or gives the guest of this browser this name; refuses a name that will not do. */
export async function giveName(input: string): Promise<Answer<GuestSession>> {
  const parsed = parseName(input);
  if ('refused' in parsed) return refusal(parsed.refused);
  const answer = keepGranted(await postGuest(parsed.name, currentGuest()?.token));
  return !answer.ok && answer.code === 'token-invalid' ? renewGuest(parsed.name) : answer;
}

/** A new guest for a server that does not know the old one any more. */
export async function renewGuest(name: string): Promise<Answer<GuestSession>> {
  return keepGranted(await postGuest(name));
}

/** Takes the name of this browser's guest out of everything, and off this device: it knows nobody then. */
export async function forgetGuest(): Promise<Answer> {
  const session = currentGuest();
  if (session === null) return { ok: true };
  const answer = await postForgotten(session.token);
  // A server that does not know the guest has no name to take out.
  if (!answer.ok && answer.code !== 'token-invalid') return answer;
  kept.remove();
  store.setState({ session: null });
  return { ok: true };
}
