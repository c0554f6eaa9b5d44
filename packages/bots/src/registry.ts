/* The registry: the bots of every game, one line each, by the game's id. */
export { chanoyuBots as chanoyu } from './chanoyu/index.ts';
export { chapankaBots as chapanka } from './chapanka/index.ts';
export { chinasoBots as chinaso } from './chinaso/index.ts';
export { chinchonBots as chinchon } from './chinchon/index.ts';
export { chinkwayBots as chinkway } from './chinkway/index.ts';
export { slobberhannesBots as slobberhannes } from './slobberhannes/index.ts';
