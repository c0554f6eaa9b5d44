import type { ReactNode } from 'react';

/** What is shown of a game before its first card, in this order. */
export const SHOWN_FIRST = ['wins', 'hurts', 'turn'] as const;

/** One of the three: what wins, what hurts, one's first turn. */
export type ShownFirst = (typeof SHOWN_FIRST)[number];

/** The three pictures of a game: what lies in each scene. It says nothing that the sentence with it does not. */
export type Pictures = Readonly<Record<ShownFirst, ReactNode>>;
