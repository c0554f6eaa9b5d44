import type { ReactNode } from 'react';

/** The three illustrations of a game's introduction, in display order. */
export const SHOWN_FIRST = ['wins', 'hurts', 'turn'] as const;

/** The subject of an illustration: what wins, what costs points, or the first turn. */
export type ShownFirst = (typeof SHOWN_FIRST)[number];

/** A game's three illustrations, each the content of a scene. An illustration shows only what the sentence below it says. */
export type Pictures = Readonly<Record<ShownFirst, ReactNode>>;
