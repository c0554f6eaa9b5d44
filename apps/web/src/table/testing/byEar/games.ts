import type { GameId } from '@chinwag/rules';
import { chanoyu } from '../../../games/chanoyu/testing/byEar.ts';
import { chapanka } from '../../../games/chapanka/testing/byEar.ts';
import { chinaso } from '../../../games/chinaso/testing/byEar.ts';
import { chinchon } from '../../../games/chinchon/testing/byEar.ts';
import { chinkway } from '../../../games/chinkway/testing/byEar.ts';
import type { EarPlayer } from './player.ts';

/** How each of the house's games is played by ear. */
export const BY_EAR: Readonly<Partial<Record<GameId, EarPlayer>>> = { chinkway, chinaso, chinchon, chapanka, chanoyu };
