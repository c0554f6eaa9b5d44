import { type Answer, type Guest, guestSchema, type NewGuest, parseName, refusal } from '@chinwag/protocol';
import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keptOnDevice } from '../device/kept.ts';
import { postForgotten, postGuest, postTakenPass, type Token } from './api.ts';

/** Who this browser is to the server: kept on the device, gone with it. */
export interface GuestSession {
  readonly guest: Guest;
  readonly token: Token;
}

const sessionSchema: Parser<GuestSession> = z.object({ guest: guestSchema, token: z.string() });

const kept = keptOnDevice('guest', sessionSchema);

const store = createStore<{ readonly session: GuestSession | null }>(() => ({ session: kept.read() }));

kept.follow((session) => store.setState({ session }));

/** What the server answers to who somebody is; what is granted is kept. */
function keepGranted(answer: Answer<NewGuest>): Answer<GuestSession> {
  if (!answer.ok) return answer;
  const session: GuestSession = { guest: answer.guest, token: answer.token };
  kept.write(session);
  store.setState({ session });
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

let taking: { readonly pass: string; readonly answer: Promise<Answer<GuestSession>> } | null = null;

/** Makes the guest of a pass, made on another device of theirs, this browser's too. */
export function takePass(pass: string): Promise<Answer<GuestSession>> {
  // A pass is good once, and a page may come to ask twice.
  if (taking?.pass !== pass) taking = { pass, answer: takeIt(pass) };
  return taking.answer;
}

async function takeIt(pass: string): Promise<Answer<GuestSession>> {
  const answer = keepGranted(await postTakenPass(pass));
  if (!answer.ok) taking = null;
  return answer;
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
