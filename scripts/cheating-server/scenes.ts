import { CARD_SCENES } from './scenes/cards.ts';
import { CHAIN_SCENES } from './scenes/chain.ts';
import { RECORD_SCENES } from './scenes/records.ts';
import { ROUND_SCENES } from './scenes/rounds.ts';
import { SILENCE_SCENES } from './scenes/silence.ts';
import type { Scene } from './scene.ts';

/** All ways in which the test server cheats. */
export const SCENES: readonly Scene[] = [...ROUND_SCENES, ...CHAIN_SCENES, ...CARD_SCENES, ...SILENCE_SCENES, ...RECORD_SCENES];
