import type { GameId } from '@chinwag/rules';
import { chanoyu } from './chanoyu.ts';
import { chapanka } from './chapanka.ts';
import { chinaso } from './chinaso.ts';
import { chinchon } from './chinchon.ts';
import { chinkway } from './chinkway.ts';
import type { EarPlayer } from './player.ts';

/** How each of the house's games is played by ear. */
export const BY_EAR: Readonly<Partial<Record<GameId, EarPlayer>>> = { chinkway, chinaso, chinchon, chapanka, chanoyu };
