import type { ReactNode } from 'react';

/** The three pictures of a game's introduction, in their order. */
export const SHOWN_FIRST = ['wins', 'hurts', 'turn'] as const;

/** The subject of a picture: what wins, what costs points, or the first turn. */
export type ShownFirst = (typeof SHOWN_FIRST)[number];

/** The three pictures of a game, each the content of a scene. A picture shows only what the sentence below it says. */
export type Pictures = Readonly<Record<ShownFirst, ReactNode>>;
