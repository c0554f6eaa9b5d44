import type { Nudge, Said, ShownSign } from '@chinwag/protocol';
import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { storedOnDevice } from '../../storage/stored.ts';

/** The people muted by this browser at any table and whether the chat is on. */
export interface Muting {
  readonly muted: readonly string[];
  readonly chat: 'on' | 'off';
}

interface MutingStore extends Muting {
  readonly mute: (person: string) => void;
  readonly hear: (person: string) => void;
  readonly turn: (chat: Muting['chat']) => void;
}

/** Schema for the stored mute settings. A missing or invalid field gets its default: no muted people, and the chat on. */
export const mutingSchema: Parser<Muting> = z.object({
  muted: orElse(z.array(z.string()), []),
  chat: orElse(z.enum(['on', 'off']), 'on'),
});

const stored = storedOnDevice('muting', mutingSchema);

/** Returns the chat messages that are not muted, or an empty list if the chat is off. */
export function heard(said: readonly Said[], { muted, chat }: Muting): readonly Said[] {
  return chat === 'off' ? [] : said.filter(({ from }) => !muted.includes(from));
}

/** Returns the reactions (signs) that are not muted, or an empty list if the chat is off. */
export function heardSigns(signs: readonly ShownSign[], { muted, chat }: Muting): readonly ShownSign[] {
  return chat === 'off' ? [] : signs.filter(({ from }) => !muted.includes(from));
}

/** Returns the nudge, or null if there is none or its sender is muted. */
export function heardNudge(nudge: Nudge | null, { muted }: Muting): Nudge | null {
  return nudge === null || muted.includes(nudge.from) ? null : nudge;
}

/** The store for the muted people and for whether the chat is on. */
export const useMuting = create<MutingStore>((set) => ({
  ...(stored.read() ?? { muted: [], chat: 'on' }),
  mute: (person) => set(({ muted }) => ({ muted: [...muted.filter((other) => other !== person), person] })),
  hear: (person) => set(({ muted }) => ({ muted: muted.filter((other) => other !== person) })),
  turn: (chat) => set({ chat }),
}));

useMuting.subscribe(({ muted, chat }) => stored.write({ muted, chat }));
