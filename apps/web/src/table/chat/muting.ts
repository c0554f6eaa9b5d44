import type { Said } from '@chinwag/protocol';
import { create } from 'zustand';

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

const KEY = 'chinwag.muting';

/** Reads what was kept. Whatever is missing or unreadable is as for a newcomer, who hears everybody. */
export function parseMuting(kept: string | null): Muting {
  try {
    const { muted, chat } = JSON.parse(kept ?? '{}') as Partial<Muting>;
    return {
      muted: Array.isArray(muted) ? muted.filter((person) => typeof person === 'string') : [],
      chat: chat === 'off' ? 'off' : 'on',
    };
  } catch {
    return { muted: [], chat: 'on' };
  }
}

/** What is heard of all that was said. */
export function heard(said: readonly Said[], { muted, chat }: Muting): readonly Said[] {
  return chat === 'off' ? [] : said.filter(({ from }) => !muted.includes(from));
}

function readKept(): string | null {
  try {
    return globalThis.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whom one does not hear. */
export const useMuting = create<MutingStore>((set) => ({
  ...parseMuting(readKept()),
  mute: (person) => set(({ muted }) => ({ muted: [...muted.filter((other) => other !== person), person] })),
  hear: (person) => set(({ muted }) => ({ muted: muted.filter((other) => other !== person) })),
  turn: (chat) => set({ chat }),
}));

useMuting.subscribe(({ muted, chat }) => {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ muted, chat } satisfies Muting));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
});
