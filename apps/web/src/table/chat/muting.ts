import type { Nudge, Said, ShownSign } from '@chinwag/protocol';
import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { storedOnDevice } from '../../storage/stored.ts';

/** Whom this browser does not hear, at any table, and whether it hears anybody. */
export interface Muting {
  readonly muted: readonly string[];
  readonly chat: 'on' | 'off';
}

interface MutingStore extends Muting {
  readonly mute: (person: string) => void;
  readonly hear: (person: string) => void;
  readonly turn: (chat: Muting['chat']) => void;
}

/** Reads what was stored of it: whatever is missing or unreadable is as for a newcomer, who hears everybody. */
export const mutingSchema: Parser<Muting> = z.object({
  muted: orElse(z.array(z.string()), []),
  chat: orElse(z.enum(['on', 'off']), 'on'),
});

const stored = storedOnDevice('muting', mutingSchema);

/** What is heard of all that was said. */
export function heard(said: readonly Said[], { muted, chat }: Muting): readonly Said[] {
  return chat === 'off' ? [] : said.filter(({ from }) => !muted.includes(from));
}

/** What is seen of all signs: a chat that is off is off for them too. */
export function heardSigns(signs: readonly ShownSign[], { muted, chat }: Muting): readonly ShownSign[] {
  return chat === 'off' ? [] : signs.filter(({ from }) => !muted.includes(from));
}

/** Who asks whether one is there, unless one does not hear them. */
export function heardNudge(nudge: Nudge | null, { muted }: Muting): Nudge | null {
  return nudge === null || muted.includes(nudge.from) ? null : nudge;
}

/** Whom one does not hear. */
export const useMuting = create<MutingStore>((set) => ({
  ...(stored.read() ?? { muted: [], chat: 'on' }),
  mute: (person) => set(({ muted }) => ({ muted: [...muted.filter((other) => other !== person), person] })),
  hear: (person) => set(({ muted }) => ({ muted: muted.filter((other) => other !== person) })),
  turn: (chat) => set({ chat }),
}));

useMuting.subscribe(({ muted, chat }) => stored.write({ muted, chat }));
