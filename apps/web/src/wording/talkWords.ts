import { SLOW_TALK, type Talk } from '@chinwag/protocol';

/** A way to talk as the host chooses it. */
interface TalkInWords {
  readonly label: string;
  readonly help: string;
}

/** The ways to talk, in words. */
export const TALK_WORDS: Readonly<Record<Talk, TalkInWords>> = {
  everybody: { label: 'Everybody', help: 'All may talk. Those who play read what watchers say when the deal is over.' },
  slow: { label: 'Slowly', help: `Everybody may say one thing in ${SLOW_TALK / 1000} seconds.` },
  players: { label: 'Those who play', help: 'Only those who have a seat may talk.' },
  off: { label: 'Nobody', help: 'No words and no signs.' },
};

/** Why there is no field to write in. */
export const WITHOUT_TALK: Readonly<Record<'off' | 'players', string>> = {
  off: 'The host has turned the talk off.',
  players: 'The host keeps the talk for those who play.',
};

/** Told to all when the host chooses another way to talk. */
export const TALK_NEWS: Readonly<Record<Talk, string>> = {
  everybody: 'Everybody may talk as they like.',
  slow: 'The talk is slow now.',
  players: 'The talk is for those who play now.',
  off: 'The talk is off now.',
};

/** How long one has to wait before one may go on. */
export function waitInWords(seconds: number): string {
  return seconds === 1 ? 'You may go on in 1 second.' : `You may go on in ${seconds} seconds.`;
}
