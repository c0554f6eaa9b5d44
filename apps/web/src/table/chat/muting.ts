import type { Said } from '@chinwag/protocol';
import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { keptOnDevice } from '../../device/kept.ts';

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

/** Reads what was kept of it: whatever is missing or unreadable is as for a newcomer, who hears everybody. */
export const mutingSchema: Parser<Muting> = z.object({
  muted: orElse(z.array(z.string()), []),
  chat: orElse(z.enum(['on', 'off']), 'on'),
});

const kept = keptOnDevice('muting', mutingSchema);

/** What is heard of all that was said. */
export function heard(said: readonly Said[], { muted, chat }: Muting): readonly Said[] {
  return chat === 'off' ? [] : said.filter(({ from }) => !muted.includes(from));
}

/** Whom one does not hear. */
export const useMuting = create<MutingStore>((set) => ({
  ...(kept.read() ?? { muted: [], chat: 'on' }),
  mute: (person) => set(({ muted }) => ({ muted: [...muted.filter((other) => other !== person), person] })),
  hear: (person) => set(({ muted }) => ({ muted: muted.filter((other) => other !== person) })),
  turn: (chat) => set({ chat }),
}));

useMuting.subscribe(({ muted, chat }) => kept.write({ muted, chat }));
