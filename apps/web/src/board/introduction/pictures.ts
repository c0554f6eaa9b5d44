import type { ReactNode } from 'react';

/** The three pictures of a game's introduction, in their order. */
export const SHOWN_FIRST = ['wins', 'hurts', 'turn'] as const;

/** One of the three: what wins, what costs points, the first turn. */
export type ShownFirst = (typeof SHOWN_FIRST)[number];

/** The three pictures of a game, each the content of a scene. A picture shows nothing that the sentence with it does not say. */
export type Pictures = Readonly<Record<ShownFirst, ReactNode>>;
